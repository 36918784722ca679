// Calls functions of the translated search: standard input has a line for each call, in JSON; standard output gets the
// hash of the arguments after the call and of the result.
import {createHash} from 'node:crypto';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';

const search = await import(pathToFileURL(process.argv[2]));
const Table = search.new_store(1, 1, [1], 1, 1).sets.constructor;

function read(value) {
  if (Array.isArray(value)) return value.map(read);
  if (typeof value !== 'object') return value;
  if (!value.sort) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, read(one)]));
  const bytes = Uint8Array.from(Buffer.from(value.data, 'base64'));
  const data = new globalThis[value.sort](bytes.buffer);
  return value.width ? new Table(data, data.length / value.width, value.width) : data;
}

function write(value) {
  if (Array.isArray(value)) return value.map(write);
  if (value instanceof Table) return {...write(value.data), width: value.width};
  if (ArrayBuffer.isView(value)) {
    const data = Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
    return {sort: value.constructor.name, data, width: 0};
  }
  if (typeof value !== 'object') return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, write(one)]));
}

for await (const line of createInterface({input: process.stdin})) {
  const [name, before] = JSON.parse(line);
  const given = read(before);
  const result = search[name](...given);
  console.log(createHash('sha1').update(JSON.stringify(write([given, result]))).digest('hex'));
}
