// The tags of a page's head that search engines and link previews read: description, alternates of 19 languages,
// Open Graph and structured data. They are text that the server writes once into the page: no browser uses them, so
// that neither React nor the first download carries them. They go when the visitor goes on to another page.
import { alternates } from '@fairgate/schema/urls/alternates';
import { msg } from '@lingui/core/macro';
import { scriptJson } from '#platform/script-json.ts';
import type { RouterContext } from '#platform/router-context.ts';
import type { PageDescription } from './page-description.ts';
import { excerpt } from './excerpt.ts';

export function crawlerTags(
  { i18n, origin, locale }: RouterContext,
  page: PageDescription,
  title: string,
  canonical: string,
): string {
  const { picture, hidden, structured } = page;
  const description =
    page.description === undefined
      ? i18n._(
          msg({
            id: 'site.description',
            message:
              'Compare manufacturers and trading companies worldwide by price, minimum order and lead time, and see what has been verified about each one.',
          }),
        )
      : excerpt(page.description, locale);
  let tags =
    named('description', description) +
    named(
      'keywords',
      i18n._(
        msg({ id: 'site.keywords', message: 'sourcing, manufacturers, suppliers, wholesale, trade fair' }),
      ),
    ) +
    (hidden ? named('robots', 'noindex') : '') +
    property('og:title', title) +
    property('og:description', description) +
    property('og:url', canonical) +
    property('og:locale', locale) +
    property('og:image', picture && new URL(picture, origin).href);
  for (const { hreflang, href } of alternates(canonical))
    tags += `<link rel="alternate" hreflang="${hreflang}" href="${asAttribute(href)}"/>`;
  if (structured) {
    const data = structured();
    const things = 'length' in data ? { '@graph': data } : data;
    tags += `<script type="application/ld+json">${scriptJson(JSON.stringify({ '@context': 'https://schema.org', ...things }))}</script>`;
  }
  return tags;
}

const named = (name: string, content: string) => `<meta name="${name}" content="${asAttribute(content)}"/>`;
const property = (name: string, content: string | undefined) =>
  content ? `<meta property="${name}" content="${asAttribute(content)}"/>` : '';
const asAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
