// §2.8 Page head: the server writes the tags for crawlers into the page as text.
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { RouterContext } from '#platform/router-context.ts';
import { headText } from '#fast/head-text.ts';
import { crawlerTags } from './crawler-tags.ts';

const context = {
  i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
  origin: 'https://fairgate.example',
  locale: 'en',
} as RouterContext;
const tagsOf = (page: Partial<Parameters<typeof crawlerTags>[1]>, title = 'Kettles') =>
  headText(
    crawlerTags(
      context,
      { path: '/', description: 'All kettles', ...page },
      title,
      'https://fairgate.example/a.html?keyword=a%26b&pageNo=2',
    ),
  );

describe('§2.8 tags for crawlers', () => {
  it('names 19 alternates and x-default of the canonical address, escaped', () => {
    const tags = tagsOf({});
    expect(tags.match(/hreflang="/g)).toHaveLength(20);
    expect(tags).toContain(
      '<link rel="alternate" hreflang="fil" href="https://fairgate.example/a.html?keyword=a%26b&amp;pageNo=2&amp;lang=tl"/>',
    );
    expect(tags).toContain(
      'hreflang="x-default" href="https://fairgate.example/a.html?keyword=a%26b&amp;pageNo=2"',
    );
  });
  it('keeps a name with quotes and tags within its attribute', () => {
    const tags = tagsOf({ description: '1/2" <b>pipe</b> & more' }, '"><script>alert(1)</script>');
    expect(tags).toContain(
      '<meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>',
    );
    expect(tags).toContain(
      '<meta name="description" content="1/2&quot; &lt;b&gt;pipe&lt;/b&gt; &amp; more"/>',
    );
    expect(tags).not.toContain('<script');
  });
  it('keeps structured data within its script', () => {
    const [, data = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
        tagsOf({ structured: () => [{ '@type': 'Product', name: '</script><b>' }] }),
      ) ?? [];
    expect(JSON.parse(data)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Product', name: '</script><b>' }],
    });
  });
  it('hides a page from search engines only on request', () => {
    expect([
      tagsOf({}).includes('noindex'),
      tagsOf({ hidden: true }).includes('<meta name="robots" content="noindex"/>'),
    ]).toEqual([false, true]);
  });
});
