// §2.9 Query parameters, under their names in addresses. Invalid values are dropped (pageNo becomes 1) and do not
// fail a page; unknown parameters stay, because campaigns and other services read them.
import * as z from 'zod/mini';
import { oauthFailures, oauthPlatforms } from '../constants.ts';
import { toLanguageCode } from '../locales.ts';
import { asId, asKeyword, asText, firstText, readValue } from './query-values.ts';
import { parsePageNo } from './segment.ts';
import { readSwitchFlag, switchFlagNames, type SwitchFlag } from './switch-flags.ts';

const read = <T>(rule: (text: string) => T | undefined) =>
  z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value) => readValue(value, rule)),
    ),
  );

const text = read(asText);
const id = read(asId);
const flag = read(readSwitchFlag);
const flags = Object.fromEntries(switchFlagNames.map((name) => [name, flag])) as Record<
  SwitchFlag,
  typeof flag
>;
const pageNo = z._default(
  z.pipe(
    z.unknown(),
    z.transform((value) => parsePageNo(firstText(value) ?? '') ?? 1),
  ),
  1,
);

/**
 * §2.9 parameters of any page. `ac` and `appToken` are secrets: removed from the address after reading (§4).
 */
export const commonQuery = z.looseObject({
  lang: read(toLanguageCode),
  ac: text,
  /** §4 'null' logs out. */
  appToken: text,
  source: text,
  chat_channel: text,
  recommend_site: text,
  pv: read((found) => parsePageNo(found)),
  industryType: text,
  exhibition_id: id,
  sib_eid: id,
  hidden_exhibition_id: id,
  ...flags,
});

/** §2.2 search inside a promotion; `id` is a category or product. */
export const promotionSearchQuery = z.extend(commonQuery, {
  keyword: read(asKeyword),
  id,
  searchType: text,
  pageNo,
  ignore_path: text,
});

/** §2.2 search; exhibitionId only outside a promotion. */
export const searchQuery = z.extend(promotionSearchQuery, { exhibitionId: id });

/** §2.9 RFQ pages and forms. */
export const rfqQuery = z.extend(commonQuery, {
  rfq_id: id,
  rfq_description: text,
  rfq_email: text,
  rfq_question: text,
  rfq_source: text,
});

/** §2.2 `/initPassword`. */
export const initPasswordQuery = z.extend(commonQuery, { init_token: text, init_email: text });

/** §7.3 `oauth/authorize/{provider}`: the return target after sign-in (§2.8); localAddress reads it. */
export const oauthAuthorizeQuery = z.extend(commonQuery, { redirectUrl: text });

/** §2.2 `/transitional`; with `failed` after a failed sign-in, and `redirectUrl` for another attempt. */
export const transitionalQuery = z.extend(oauthAuthorizeQuery, {
  platform: read((found) => oauthPlatforms.find((platform) => platform === found.toLowerCase())),
  failed: read((found) => oauthFailures.find((failure) => failure === found)),
});

/** '?a=1&b=2&b=3' → {a: '1', b: ['2', '3']}; never throws, has no prototype. */
export function parseQueryText(query: string): Record<string, string | string[]> {
  const values = Object.create(null) as Record<string, string | string[]>;
  for (const [name, value] of new URLSearchParams(query)) {
    const before = values[name];
    values[name] =
      before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  }
  return values;
}

/** Values → '?a=1' or ''. Flags become '1' and '0'; undefined, null, empty texts and page 1 are omitted. */
export function formatQueryText(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      const written = typeof one === 'boolean' ? (one ? '1' : '0') : firstText(one);
      if (written !== undefined && !(name === 'pageNo' && written === '1')) query.append(name, written);
    }
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Reads a query by one of the schemas above: parseQuery(searchQuery, '?pageNo=x') → {pageNo: 1}. Never throws. */
export function parseQuery<S extends z.ZodMiniType>(schema: S, query: string): z.output<S> {
  return schema.parse(parseQueryText(query));
}
