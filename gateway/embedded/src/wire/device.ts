import { z } from 'zod';
import { invalidTokenCode, successCode } from './codes.ts';
import type { Dialect } from './dialect.ts';

// §7.1 supplier and second client: {data, appVersion, device, time, sign, token, lang, websiteId, exhibitionId,
// systemId, themeType}. Success is code 0; code 100001 is an invalid token.

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const device = z.object({
  deviceId: text,
  deviceMake: text,
  deviceModel: text,
  sysType: text,
  sysVersion: text,
});
const envelope = z.object({
  data: z.unknown(),
  appVersion: z.string(),
  device,
  time: z.union([z.number(), z.string()]).nullish(),
  sign: text,
  token: text,
  lang: text,
  websiteId: text,
  exhibitionId: text,
  systemId: text,
  themeType: text,
});

export const deviceDialect: Dialect = {
  name: 'device',
  read(request) {
    const { data, token, lang, websiteId } = envelope.parse(request.body);
    return { data, token, language: lang, siteId: websiteId };
  },
  success: (data) => ({ status: 200, body: { code: successCode.device, msg: 'ok', data } }),
  error: (code, msg, status, data = null) => ({ status, body: { code, msg, data } }),
  invalidToken: (msg) => ({ status: 200, body: { code: invalidTokenCode.device, msg, data: null } }),
};
