// §7.1 supplier and second client: the payload with facts about the device. Code 0 is success, 100001 an invalid
// token.
import { invalidToken, parseEnvelope, serverError } from './answer.ts';
import type { Dialect, WireResponse } from './dialect.ts';
import { noPage } from './page-facts.ts';
import { deviceInvalidToken, deviceSuccess } from './wire-codes.ts';

const appVersion = 'WEB';
const device = { deviceId: 'WEB', deviceMake: 'WEB', deviceModel: 'WEB', sysType: 'WEB', sysVersion: 'WEB' };

export const deviceDialect: Dialect = {
  encode(path, payload, { language, websiteId, token, tracking, page = noPage, systemId = '' }) {
    return {
      method: 'POST',
      path,
      headers: { ...tracking, 'content-type': 'application/json' },
      body: JSON.stringify({
        data: payload,
        appVersion,
        device,
        time: Date.now(),
        sign: '',
        token,
        lang: language,
        websiteId,
        exhibitionId: page.exhibitionId,
        systemId,
        themeType: page.themeType,
      }),
    };
  },
  decode: decodeByCode,
};

/** Shared with the generic dialect: both count code 0 as success. */
export function decodeByCode(response: WireResponse): unknown {
  const answer = parseEnvelope(response);
  const code = answer.code === null || answer.code === undefined ? Number.NaN : Number(answer.code);
  if (code === deviceInvalidToken) throw invalidToken(answer, response);
  if (code === deviceSuccess) return answer.data;
  throw serverError(answer, response);
}
