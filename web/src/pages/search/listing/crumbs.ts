// Where a list stands, from the widest to itself: one account for what is seen and for what search engines read.
import { categories, categoryPage } from '@fairgate/schema/urls/category';
import { home } from '@fairgate/schema/urls/home';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkedCategoryFragment } from '#graphql';
import type { ListLink } from '#features/search/place.ts';

export type Crumb = {
  readonly name: string;
  /** The page itself, which is the last one, has none. */
  readonly link?: ListLink | { readonly to: '/' | '/categories' };
  /** After the site's prefix. */
  readonly path?: string;
};

type Linked = Pick<LinkedCategoryFragment, 'id' | 'slug' | 'name'>;

export const homeCrumb = (i18n: I18n): Crumb => ({
  name: i18n._(msg`Home`),
  link: { to: '/' },
  path: home.format({}),
});

const categoriesCrumb = (i18n: I18n): Crumb => ({
  name: i18n._(msg`Categories`),
  link: { to: '/categories' },
  path: categories.format({}),
});

function categoryCrumb({ id, slug, name }: Linked): Crumb {
  const category = { slug, id, pageNo: 1 };
  return {
    name,
    link: { to: '/category/{$category}.html', params: { category }, search: {} as never },
    path: categoryPage.format({ category }),
  };
}

/** Home, all categories, and a category with what is above it. */
export function crumbsTo(
  i18n: I18n,
  category: (Linked & { readonly parent: Linked | null }) | null | undefined,
): Crumb[] {
  const nodes = [category?.parent, category].filter((one) => one != null);
  return [homeCrumb(i18n), categoriesCrumb(i18n), ...nodes.map(categoryCrumb)];
}

/** The last crumb as the page itself. */
export function endingHere(crumbs: readonly Crumb[]): Crumb[] {
  const last = crumbs.at(-1);
  return last ? [...crumbs.slice(0, -1), { name: last.name }] : [];
}
