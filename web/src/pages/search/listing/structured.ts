import { productPage } from '@fairgate/schema/urls/product';
import { withDeployPath } from '@fairgate/schema/urls/deploy-path';
import type { RouterContext } from '#platform/router-context.ts';
import type { Crumb } from './crumbs.ts';

type Item = { readonly name: string; readonly path: string };

export function productItems(
  products: readonly { readonly id: string; readonly slug: string; readonly name: string }[],
): Item[] {
  return products.map(({ id, slug, name }) => ({
    name,
    path: productPage.format({ product: { slug, id } }),
  }));
}

/**
 * https://schema.org/BreadcrumbList and https://schema.org/ItemList of one page of a list.
 * @param before the number of items on the previous pages.
 */
export function listStructure(
  { origin, site }: Pick<RouterContext, 'origin' | 'site'>,
  crumbs: readonly Crumb[],
  { items, total, before }: { items: readonly Item[]; total: number; before: number },
): Record<string, unknown> {
  const absolute = (path: string) => origin + withDeployPath(site.deployPath, path);
  return {
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          ...(path && { item: absolute(path) }),
        })),
      },
      ...(items.length > 0
        ? [
            {
              '@type': 'ItemList',
              numberOfItems: total,
              itemListElement: items.map(({ name, path }, index) => ({
                '@type': 'ListItem',
                position: before + index + 1,
                name,
                url: absolute(path),
              })),
            },
          ]
        : []),
    ],
  };
}
