// What all JSON dialects share: is it JSON, is it an envelope, what does it say.
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

/** @throws SourceError SERVER_ERROR when the text is no JSON (an HTML error page, a cut-off answer). */
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

/** @throws SourceError SERVER_ERROR when the JSON is no envelope. */
export function parseEnvelope(response: WireResponse): Envelope {
  const parsed = envelope.safeParse(parseJson(response));
  if (parsed.success) return parsed.data;
  throw new SourceError('SERVER_ERROR', {
    details: { status: response.status, excerpt: excerptOf(response.text) },
  });
}

/** §8: the message from msg or message; default 'server error'. */
export function serverError(answer: Envelope, response: WireResponse): SourceError {
  return new SourceError('SERVER_ERROR', {
    message: answer.msg || answer.message || undefined,
    details: { status: response.status, code: answer.code },
    data: answer.data,
  });
}

export function invalidToken(answer: Envelope, response: WireResponse): SourceError {
  return new SourceError('INVALID_TOKEN', { details: { status: response.status, code: answer.code } });
}
