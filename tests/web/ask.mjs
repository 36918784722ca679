// Answers messages in Node as worker.js does in a browser: a line of standard input is a message, a line of output its answer.
import {readFileSync} from 'node:fs';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';
import {gunzipSync} from 'node:zlib';

const folder = pathToFileURL(`${process.argv[2]}/`);
const {loadPyodide} = await import(new URL('pyodide/pyodide.js', folder));
const {default: createPyodideModule} = await import(new URL('pyodide/pyodide.asm.js', folder));
const python = await loadPyodide({indexURL: new URL('pyodide/', folder).pathname, createPyodideModule});
const bytes = new Uint8Array(gunzipSync(readFileSync(new URL('program.bin', folder))));
let at = bytes.indexOf(10) + 1;
for (const [path, length] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)))) {
  const place = `/lib/python3.14/site-packages/${path}`;
  python.FS.mkdirTree(place.slice(0, place.lastIndexOf('/')));
  python.FS.writeFile(place, bytes.subarray(at, at += length));
}
const search = await import(`data:text/javascript;base64,${readFileSync(new URL('search.js', folder)).toString('base64')}`);
const answer = python.pyimport('smtpuzzles.web.starting').begin(search);
for await (const line of createInterface({input: process.stdin})) console.log(answer(line));
