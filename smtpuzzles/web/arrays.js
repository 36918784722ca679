/* What the search needs beside what is translated from explaining/kernel/ (web/translating.py). */

/** A table; translated code reads and writes `data` itself. */
class Table {
  constructor(data, length, width) {
    this.data = data;
    this.length = length;
    this.width = width;
  }
  row(number, end = this.width) {
    return this.data.subarray(number * this.width, number * this.width + end);
  }
}

function table(type, length, width) {
  return new Table(new type(length * width), length, width);
}

function flatnonzero(values) {
  const places = [];
  for (let place = 0; place < values.length; place++) if (values[place]) places.push(place);
  return Int32Array.from(places);
}

/** Return an array of the numbers that a buffer of Python holds. */
function numbers(some) {
  const buffer = some.getBuffer("i32");
  try {
    return buffer.data.slice();
  } finally {
    buffer.release();
  }
}
