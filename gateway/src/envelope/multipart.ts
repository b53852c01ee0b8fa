// A multipart form (RFC 7578) whose file is a stream: it is never in memory as a whole, and its reader sets the pace.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { WireRequest } from './dialect.ts';

/** @param fields plain words, without line breaks. @param file bytes with a length that is known. */
export function multipartOf(
  fields: Readonly<Record<string, string>>,
  file: { readonly content: Readable; readonly bytes: number },
): Required<Pick<WireRequest, 'body' | 'headers'>> {
  const boundary = randomUUID();
  const head = [
    ...Object.entries(fields).map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="file"\r\ncontent-type: application/octet-stream\r\n\r\n`,
  ].join('');
  const tail = `\r\n--${boundary}--\r\n`;
  async function* whole() {
    yield Buffer.from(head);
    yield* file.content as AsyncIterable<Buffer>;
    yield Buffer.from(tail);
  }
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(Buffer.byteLength(head) + file.bytes + tail.length),
    },
    body: Readable.from(whole(), { objectMode: false }),
  };
}
