import { productPreview } from '@fairgate/schema/urls/product';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ProductDocument } from '#operations/product.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { ProductSkeleton } from '../product/ProductSkeleton.tsx';
import { AskForProduct } from './lazy-sections.ts';
import { PreviewPage } from './PreviewPage.tsx';
import { readPreviewId, type PreviewSearch } from './preview-search.ts';

/**
 * §2.2 `/preview/product` with §2.9's `id`: a product's page as buyers see it, for its supplier. Not indexed,
 * and (§2.8) without the assistant's window.
 */
export const Route = createFileRoute('/preview/product')({
  validateSearch: (search: PreviewSearch) => search,
  loaderDeps: ({ search }) => ({ id: readPreviewId(search) }),
  loader: async ({ context, deps: { id } }) => {
    const describe = (title: string) =>
      describePage(context, { path: productPreview.format({}), hidden: true, title });
    if (id === undefined) {
      await AskForProduct.preload();
      return describe(context.i18n._(msg`Which product do you want to preview?`));
    }
    const { product } = await loadPage(context, ProductDocument, { id });
    if (!product) {
      await AskForProduct.preload();
      throw notFound();
    }
    const { name } = product;
    return describe(context.i18n._(msg`Preview: ${name}`));
  },
  head: pageHead,
  component: Page,
  pendingComponent: ProductSkeleton,
  notFoundComponent: () => <PreviewPage id={undefined} unknown />,
});

function Page() {
  return <PreviewPage id={readPreviewId(Route.useSearch())} />;
}
