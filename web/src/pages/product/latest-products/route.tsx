import { latestProducts, productPage } from '@fairgate/schema/urls/product';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LatestProductsDocument } from '#operations/latest-products.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData } from '../../structured-data.ts';
import { LatestProductsPage } from './LatestProductsPage.tsx';
import { LatestProductsSkeleton } from './LatestProductsSkeleton.tsx';

/** §2.3 `/latest-products.html`: new arrivals, renewed once a day (§9). */
export const Route = createFileRoute('/latest-products.html')({
  loader: async ({ context }) => {
    const { searchProducts } = await loadPage(context, LatestProductsDocument, {}, 'searchProducts');
    const title = context.i18n._(msg`New arrivals`);
    const path = latestProducts.format({});
    return describePage(context, {
      title,
      description: context.i18n._(msg`The latest products from suppliers, newest first. Updated daily.`),
      path,
      structured:
        import.meta.env.SSR &&
        (() => [
          breadcrumbData(context, [{ name: title, path }]),
          {
            '@type': 'ItemList',
            itemListElement: (searchProducts?.nodes ?? []).map(({ id, slug, name }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              url: context.origin + context.site.deployPath + productPage.format({ product: { slug, id } }),
            })),
          },
        ]),
    });
  },
  head: pageHead,
  component: LatestProductsPage,
  pendingComponent: LatestProductsSkeleton,
});
