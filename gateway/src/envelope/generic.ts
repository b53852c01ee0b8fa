// §7.1 generic client: the payload's fields next to token, country, lang, exhibitonType (spelled so), appVersion
// 'H5', the device (all five fields 'H5') and time in seconds. Code 0 is success. Some services take the same as a
// form, urlencoded (a URLSearchParams payload) or multipart (a FormData payload); the form contains the device as
// JSON text.
import type { Dialect } from './dialect.ts';
import { decodeByCode } from './device.ts';
import { noPage } from './page-facts.ts';

const h5 = 'H5';
const device = { deviceId: h5, deviceMake: h5, deviceModel: h5, sysType: h5, sysVersion: h5 };

export const generic: Dialect = {
  encode(path, payload, { language, token, country, tracking, page = noPage }) {
    const common = {
      token,
      country,
      lang: language,
      exhibitonType: page.exhibitionType,
      appVersion: h5,
      time: Math.floor(Date.now() / 1000),
    };
    if (payload instanceof FormData || payload instanceof URLSearchParams) {
      for (const [name, value] of Object.entries(common)) payload.append(name, String(value));
      payload.append('device', JSON.stringify(device));
      if (payload instanceof FormData)
        return { method: 'POST', path, headers: { ...tracking }, body: payload };
      return {
        method: 'POST',
        path,
        headers: { ...tracking, 'content-type': 'application/x-www-form-urlencoded' },
        body: payload.toString(),
      };
    }
    return {
      method: 'POST',
      path,
      headers: { ...tracking, 'content-type': 'application/json' },
      body: JSON.stringify({ ...(payload as object), ...common, device }),
    };
  },
  decode: decodeByCode,
};
