import { z } from 'zod';
import { invalidTokenCode, successCode } from './codes.ts';
import type { Dialect, RequestContent } from './dialect.ts';

// §7.1 buyer, search and purchaser: JSON {data, time, lang, token}, the token in Blade-Auth too; or multipart with the
// token appended to the form. Success is `success: true`; code 401 is an invalid token.

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const envelope = z.object({
  data: z.unknown(),
  time: z.union([z.number(), z.string()]).nullish(),
  lang: text,
  token: text,
});
const form = z.looseObject({ time: z.string().optional(), lang: text, token: text });

export const blade: Dialect = {
  name: 'blade',
  read(request) {
    const multipart = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
    const content = multipart ? readForm(request.body) : readEnvelope(request.body);
    return { ...content, token: content.token || String(request.headers['blade-auth'] ?? '') };
  },
  success: (data) => ({ status: 200, body: { success: true, code: successCode.blade, msg: 'ok', data } }),
  error: (code, msg, status, data = null) => ({ status, body: { success: false, code, msg, data } }),
  invalidToken: (msg) => ({
    status: invalidTokenCode.blade,
    body: { success: false, code: invalidTokenCode.blade, msg, data: null },
  }),
};

function readEnvelope(body: unknown): RequestContent {
  const { data, lang, token } = envelope.parse(body);
  return { data, token, language: lang, siteId: undefined };
}

function readForm(body: unknown): RequestContent {
  const { time: _, lang, token, ...data } = form.parse(body);
  return { data, token, language: lang, siteId: undefined };
}
