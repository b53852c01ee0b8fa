/** Parameters about content and origin of a visit (§2.9), without personal data. */
const publicParameters =
  /^(?:keyword|id|searchType|pageNo|exhibitionId|exhibition_id|rfq_source|source|lang|service|sort|pv|chat_channel|utm_\w+)$/;

/** The form of an address for reports: without tokens, emails and form input. */
export function publicAddress(href: string): string {
  if (!URL.canParse(href)) return '';
  const url = new URL(href);
  for (const name of new Set(url.searchParams.keys()))
    if (!publicParameters.test(name)) url.searchParams.delete(name);
  return `${url.origin}${url.pathname}${url.search}`.slice(0, 2_000);
}
