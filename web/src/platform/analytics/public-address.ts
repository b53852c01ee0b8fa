/** Parameters that say what somebody looked at or where they came from (§2.9), and nothing about who they are. */
const told =
  /^(?:keyword|id|searchType|pageNo|exhibitionId|exhibition_id|rfq_source|source|lang|service|sort|pv|chat_channel|utm_\w+)$/;

/** An address as it may be reported: tokens, emails and one's own words in a form stay here. */
export function publicAddress(href: string): string {
  if (!URL.canParse(href)) return '';
  const url = new URL(href);
  for (const name of new Set(url.searchParams.keys())) if (!told.test(name)) url.searchParams.delete(name);
  return `${url.origin}${url.pathname}${url.search}`.slice(0, 2_000);
}
