// §2.8 Page head: the tags for crawlers that the server's pages have.
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { RouterContext } from '#platform/router-context.ts';
import { crawlerTags } from './crawler-tags.ts';

const context = {
  i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
  origin: 'https://fairgate.example',
  locale: 'en',
} as RouterContext;
const tagsOf = (page: Partial<Parameters<typeof crawlerTags>[1]>) =>
  crawlerTags(
    context,
    { path: '/', description: 'All kettles', ...page },
    'Kettles',
    'https://fairgate.example/a.html?keyword=a%26b&pageNo=2',
  );

describe('§2.8 tags for crawlers', () => {
  it('names 19 alternates and x-default of the canonical address', () => {
    const { links } = tagsOf({});
    expect(links).toHaveLength(20);
    const address = 'https://fairgate.example/a.html?keyword=a%26b&pageNo=2';
    expect(links).toContainEqual({ rel: 'alternate', hrefLang: 'fil', href: `${address}&lang=tl` });
    expect(links).toContainEqual({ rel: 'alternate', hrefLang: 'x-default', href: address });
  });
  it('keeps structured data within its script', () => {
    const [script] = tagsOf({ structured: () => [{ '@type': 'Product', name: '</script><b>' }] }).scripts;
    expect(script?.children).not.toContain('</script');
    expect(JSON.parse(script?.children ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Product', name: '</script><b>' }],
    });
  });
  it('hides a page from search engines only on request', () => {
    const robots = { name: 'robots', content: 'noindex' };
    expect(tagsOf({}).meta).not.toContainEqual(robots);
    expect(tagsOf({ hidden: true }).meta).toContainEqual(robots);
  });
});
