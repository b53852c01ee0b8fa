// The tags of a page's head for search engines and link previews: description, alternates in 19 languages,
// Open Graph and structured data. Only the server's pages have them; the next page of the app has none.
import { alternates } from '@fairgate/schema/urls/alternates';
import { msg } from '@lingui/core/macro';
import { scriptJson } from '#platform/script-json.ts';
import type { RouterContext } from '#platform/router-context.ts';
import type { HeadTags } from '#platform/head-tags.ts';
import type { PageDescription, Structured } from './page-description.ts';
import { excerpt } from './excerpt.ts';

export function crawlerTags(
  { i18n, origin, locale }: RouterContext,
  page: PageDescription,
  title: string,
  canonical: string,
): HeadTags {
  const { picture, hidden, structured } = page;
  const description =
    page.description === undefined
      ? i18n._(
          msg({
            id: 'site.description',
            message:
              'Compare manufacturers and trading companies worldwide by price, minimum order and lead time, and see what has been checked at each one.',
          }),
        )
      : excerpt(page.description, locale);
  const meta = [
    { name: 'description', content: description },
    {
      name: 'keywords',
      content: i18n._(
        msg({ id: 'site.keywords', message: 'sourcing, manufacturers, suppliers, wholesale, trade fair' }),
      ),
    },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: locale },
    ...(picture ? [{ property: 'og:image', content: new URL(picture, origin).href }] : []),
  ];
  const links = alternates(canonical).map(({ hreflang, href }) => ({
    rel: 'alternate',
    hrefLang: hreflang,
    href,
  }));
  return { meta, links, scripts: structured ? [structuredScript(structured())] : [] };
}

function structuredScript(data: Structured): HeadTags['scripts'][number] {
  const things = 'length' in data ? { '@graph': data } : data;
  return {
    type: 'application/ld+json',
    children: scriptJson(JSON.stringify({ '@context': 'https://schema.org', ...things })),
  };
}
