import { z } from 'zod';
import { invalidTokenCode, successCode } from './codes.ts';
import type { Dialect } from './dialect.ts';

// §7.1 generic client: the payload itself plus token, country, lang, exhibitonType (spelled so), appVersion, device and
// time in seconds; as JSON, form-urlencoded or multipart. In a form the device arrives as its JSON text.

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const envelope = z.looseObject({
  token: text,
  country: text,
  lang: text,
  exhibitonType: text,
  appVersion: text,
  device: z.unknown().optional(),
  time: z.union([z.number(), z.string()]).nullish(),
});

export const generic: Dialect = {
  name: 'generic',
  read(request) {
    const {
      token,
      country: _,
      lang,
      exhibitonType: __,
      appVersion: ___,
      device: ____,
      time: _____,
      ...data
    } = envelope.parse(request.body);
    return { data, token, language: lang, siteId: undefined };
  },
  success: (data) => ({ status: 200, body: { code: successCode.device, msg: 'ok', data } }),
  error: (code, msg, status, data = null) => ({ status, body: { code, msg, data } }),
  invalidToken: (msg) => ({ status: 200, body: { code: invalidTokenCode.device, msg, data: null } }),
};
