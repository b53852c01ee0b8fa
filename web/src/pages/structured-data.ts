// schema.org data that several pages use. It describes only what the page shows.
import { msg } from '@lingui/core/macro';
import type { RouterContext } from '#platform/router-context.ts';
import { absoluteAddress } from './absolute-address.ts';

type Context = Pick<RouterContext, 'origin' | 'site' | 'i18n'>;

type Crumb = { readonly name: string; readonly path: string; readonly search?: Record<string, unknown> };

/** https://schema.org/BreadcrumbList: home, then `crumbs` from the widest to the page itself. */
export function breadcrumbData(context: Context, crumbs: readonly Crumb[]) {
  const home = { name: context.i18n._(msg`Home`), path: '/', search: {} };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map(({ name, path, search }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteAddress(context, path, search),
    })),
  };
}

/** https://schema.org/AggregateRating */
export function ratingData({ average, count }: { readonly average: number; readonly count: number }) {
  return {
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  };
}

/** https://schema.org/Review */
export function reviewData({
  stars,
  text,
  buyer,
  writtenOn,
}: {
  readonly stars: number;
  readonly text: string;
  readonly buyer: string;
  readonly writtenOn: string;
}) {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
    author: { '@type': 'Person', name: buyer },
    datePublished: writtenOn,
    reviewBody: text,
  };
}
