// An estimate of the memory of plain data, from what V8 allocates for each kind of value.

const pointerBytes = 8;
const headerBytes = 24;
const beyondLatin1 = /[\u0100-\uffff]/;

/** Bytes of plain data on the heap. It is estimated once, when a value is stored. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return textBytes(value);
  if (typeof value === 'number') return Number.isInteger(value) ? 0 : headerBytes;
  if (typeof value !== 'object' || value === null) return 0;
  let bytes = headerBytes * 2;
  // The names of properties are shared by all objects of a kind.
  for (const part of Array.isArray(value) ? value : Object.values(value))
    bytes += pointerBytes + sizeOf(part);
  return bytes;
}

/** V8 stores a text with one byte for each character, or with two when one character needs them. */
function textBytes(text: string): number {
  return headerBytes + text.length * (beyondLatin1.test(text) ? 2 : 1);
}
