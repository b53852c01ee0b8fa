// §7.1 buyer client and search gateway: JSON {data, time, lang, token} with the header Blade-Auth. A FormData payload
// becomes multipart with the token appended. Success is `success` true or code '0' or '200'; 401 is an invalid token.
import { invalidToken, parseEnvelope, serverError } from './answer.ts';
import type { Dialect } from './dialect.ts';
import { bladeInvalidToken, bladeSuccess } from './wire-codes.ts';

export const blade: Dialect = {
  encode(path, payload, { language, token, tracking }) {
    const headers = { ...tracking, 'blade-auth': token };
    if (payload instanceof FormData) {
      payload.append('token', token);
      return { method: 'POST', path, headers, body: payload };
    }
    return {
      method: 'POST',
      path,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ data: payload, time: Date.now(), lang: language, token }),
    };
  },

  decode(response) {
    const answer = parseEnvelope(response);
    if (Number(answer.code) === bladeInvalidToken || response.status === bladeInvalidToken)
      throw invalidToken(answer, response);
    if (answer.success === true) return answer.data;
    // The number 200 is success too: an envelope without `success` is the main client's older form.
    if (answer.success === undefined && bladeSuccess.has(String(answer.code))) return answer.data;
    throw serverError(answer, response);
  },
};
