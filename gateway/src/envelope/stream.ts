// §7.4: a stream of lines, each prefixed by 5 characters (`data:`) and then JSON with a content field.
import { chatStreamPrefixCharacters } from '@fairgate/schema/limits';
import { z } from 'zod';
import { excerptOf, SourceError } from './source-error.ts';

const delta = z.looseObject({ content: z.string().nullish() });
const prefix = 'data:';

/**
 * Yields the text pieces of a streamed answer, independent of chunk boundaries.
 * Lines without the prefix (event names, comments, blanks) and empty contents (heartbeats) yield nothing.
 * @throws SourceError SERVER_ERROR when a line contains invalid JSON.
 */
export async function* decodeStream(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines.map(contentOf).filter((text) => text !== '');
  }
  const last = contentOf(rest + decoder.decode());
  if (last !== '') yield last;
}

function contentOf(line: string): string {
  if (!line.startsWith(prefix)) return '';
  const json = line.slice(chatStreamPrefixCharacters).trim();
  if (json === '' || json === '[DONE]') return '';
  try {
    return delta.parse(JSON.parse(json)).content ?? '';
  } catch (cause) {
    throw new SourceError('SERVER_ERROR', { details: { excerpt: excerptOf(json) }, cause });
  }
}
