// The breadcrumb of a list, for the page and for search engines.
import { categories, categoryPage } from '@fairgate/schema/urls/category';
import { home } from '@fairgate/schema/urls/home';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkedCategoryFragment } from '#graphql';
import type { ListLink } from '#features/search/place.ts';

export type Crumb = {
  readonly name: string;
  /** The last crumb, the page itself, has no link. */
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

/** Home, all categories, and a category with its parents. */
export function crumbsTo(
  i18n: I18n,
  category: (Linked & { readonly parent: Linked | null }) | null | undefined,
): Crumb[] {
  const nodes = [category?.parent, category].filter((one) => one != null);
  return [homeCrumb(i18n), categoriesCrumb(i18n), ...nodes.map(categoryCrumb)];
}

/** The breadcrumb with its last crumb as the page itself. */
export function endingHere(crumbs: readonly Crumb[]): Crumb[] {
  const last = crumbs.at(-1);
  return last ? [...crumbs.slice(0, -1), { name: last.name }] : [];
}
