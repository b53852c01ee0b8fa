// https://www.sitemaps.org/protocol.html, with language links as Google and Yandex read them.
import { alternates } from '@fairgate/schema/urls/alternates';

export type SitemapAddress = {
  /** The path, site prefix included, percent-encoded. */
  readonly path: string;
  /** ISO 8601, a day or a time; undefined when unknown. */
  readonly changedAt?: string | undefined;
  /** Links the address in all languages, as the page's head does (§2.8). */
  readonly inAllLanguages?: boolean;
};

export function indexXml(origin: string, paths: readonly string[]): string {
  return document(
    'sitemapindex',
    '',
    paths.map((path) => `<sitemap>${element('loc', origin + path)}</sitemap>`),
  );
}

/** @param addresses at most 50,000, the maximum of a file. */
export function urlsXml(origin: string, addresses: readonly SitemapAddress[]): string {
  return document(
    'urlset',
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    addresses.map(({ path, changedAt, inAllLanguages }) => {
      const address = origin + path;
      const languages = inAllLanguages
        ? alternates(address).map(
            ({ hreflang, href }) =>
              `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`,
          )
        : [];
      return `<url>${element('loc', address)}${changedAt ? element('lastmod', changedAt) : ''}${languages.join('')}</url>`;
    }),
  );
}

function document(root: string, names: string, lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>\n${lines.join('\n')}\n</${root}>\n`;
}

const element = (name: string, text: string) => `<${name}>${escape(text)}</${name}>`;

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
