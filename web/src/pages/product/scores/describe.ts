import { productPage, productScores } from '@fairgate/schema/urls/product';
import { msg } from '@lingui/core/macro';
import type { RouterContext } from '#platform/router-context.ts';
import type { ProductScoresQuery } from '#graphql';
import { absoluteAddress } from '../../absolute-address.ts';
import { describePage } from '../../describe-page.ts';
import { breadcrumbData, ratingData, reviewData } from '../../structured-data.ts';

type Product = NonNullable<ProductScoresQuery['product']>;

/** The head of the page of a product's reviews. It describes only what the page shows. */
export function describeScores(
  context: RouterContext,
  { id, slug, name, picture, rating, reviews }: Product,
) {
  const path = productScores.format({ productId: id });
  const product = productPage.format({ product: { slug, id } });
  const title = context.i18n._(msg`Reviews of ${name}`);
  const written = reviews?.nodes ?? [];
  return describePage(context, {
    title,
    ...(written.length > 0 && { description: written.map(({ text }) => text).join(' ') }),
    path,
    picture: picture?.src,
    structured:
      import.meta.env.SSR &&
      (() => [
        {
          '@type': 'Product',
          name,
          sku: id,
          url: absoluteAddress(context, product),
          ...(picture && { image: new URL(picture.src, context.origin).href }),
          ...(rating && { aggregateRating: ratingData(rating) }),
          ...(written.length > 0 && { review: written.map(reviewData) }),
        },
        breadcrumbData(context, [
          { name, path: product },
          { name: context.i18n._(msg`Reviews`), path },
        ]),
      ]),
  });
}
