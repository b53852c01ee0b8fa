// Shared by all JSON dialects: parses JSON, checks the envelope, reads its message.
import { z } from 'zod';
import type { WireResponse } from './dialect.ts';
import { excerptOf, SourceError } from './source-error.ts';

const envelope = z.looseObject({
  success: z.boolean().optional(),
  code: z.union([z.string(), z.number()]).nullish(),
  msg: z.string().nullish(),
  message: z.string().nullish(),
  data: z.unknown().optional(),
});
export type Envelope = z.infer<typeof envelope>;

/** @throws SourceError SERVER_ERROR when the text is not JSON (an HTML error page, a truncated answer). */
export function parseJson(response: WireResponse): unknown {
  try {
    return JSON.parse(response.text);
  } catch (cause) {
    throw new SourceError('SERVER_ERROR', {
      details: { status: response.status, excerpt: excerptOf(response.text) },
      cause,
    });
  }
}

/** @throws SourceError SERVER_ERROR when the JSON is not an envelope. */
export function parseEnvelope(response: WireResponse): Envelope {
  const parsed = envelope.safeParse(parseJson(response));
  if (parsed.success) return parsed.data;
  throw new SourceError('SERVER_ERROR', {
    details: { status: response.status, excerpt: excerptOf(response.text) },
  });
}

const sentenceMostCharacters = 200;
const segmenter = new Intl.Segmenter();
// Control characters, and marks that change the text direction.
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** The service's message for the person, as one line of plain text; undefined when there is none. */
function sentenceOf({ msg, message }: Envelope): string | undefined {
  const sentence = (msg || message || '').replace(unprintable, ' ').replace(/\s+/g, ' ').trim();
  const characters = Array.from(segmenter.segment(sentence), ({ segment }) => segment);
  return characters.length > sentenceMostCharacters
    ? `${characters.slice(0, sentenceMostCharacters - 1).join('')}…`
    : sentence || undefined;
}

/**
 * §8: the message from msg or message; default 'server error'. With an HTTP error status the message is meant for
 * programmers and is not shown.
 */
export function serverError(answer: Envelope, response: WireResponse): SourceError {
  return new SourceError('SERVER_ERROR', {
    message: response.status < 400 ? sentenceOf(answer) : undefined,
    details: { status: response.status, code: answer.code },
    data: answer.data,
  });
}

export function invalidToken(answer: Envelope, response: WireResponse): SourceError {
  return new SourceError('INVALID_TOKEN', { details: { status: response.status, code: answer.code } });
}
