// §7.3 static reads: GET by website id, language and name, like files on a CDN; the answer is the JSON itself.
import { parseJson } from './answer.ts';
import type { Dialect } from './dialect.ts';
import { SourceError } from './source-error.ts';

export const staticRead: Dialect = {
  encode(path, payload, { language, websiteId, tracking }) {
    const site = typeof payload === 'string' ? payload : websiteId;
    return {
      method: 'GET',
      path: `/static/${encodeURIComponent(site)}/${language}/${path}.json`,
      headers: { ...tracking },
    };
  },
  decode(response) {
    if (response.status !== 200)
      throw new SourceError('SERVER_ERROR', { details: { status: response.status } });
    return parseJson(response);
  },
};
