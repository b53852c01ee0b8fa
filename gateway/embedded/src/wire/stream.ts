import { Readable } from 'node:stream';

/** §7.4: each piece of an answer is a `data:` line with JSON that has a content field. */
export function streamLines(pieces: AsyncIterable<string> | Iterable<string>): Readable {
  return Readable.from(lines(pieces));
}

async function* lines(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  for await (const content of pieces) yield `data:${JSON.stringify({ content })}\n`;
}
