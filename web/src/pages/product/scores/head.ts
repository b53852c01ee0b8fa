import { productPage, productScores } from '@fairgate/schema/urls/product';
import { msg } from '@lingui/core/macro';
import type { RouterContext } from '#app/context.ts';
import type { ProductScoresQuery } from '#graphql';
import { pageHead } from '../../page-head.ts';
import { absoluteAddress, breadcrumbData, ratingData, reviewData } from '../../structured-data.ts';

type Product = NonNullable<ProductScoresQuery['product']>;

/** What the page's head says of a product's reviews. */
export function factsOfScores({ id, slug, name, picture, rating, reviews }: Product) {
  return {
    id, slug, name, picture: picture?.src,
    rating: rating && { average: rating.average, count: rating.count },
    reviews: (reviews?.nodes ?? []).map(({ stars, text, buyer, writtenOn }) => ({ stars, text, buyer, writtenOn })),
  };
}

export function scoresHead(context: RouterContext, { id, slug, name, picture, rating, reviews }: ReturnType<typeof factsOfScores>) {
  const path = productScores.format({ productId: id });
  const product = productPage.format({ product: { slug, id } });
  const title = context.i18n._(msg`Reviews of ${name}`);
  return pageHead(context, {
    title,
    description: reviews.map(({ text }) => text).join(' ').slice(0, 300),
    path,
    picture,
    structured: [
      {
        '@type': 'Product',
        name,
        sku: id,
        url: absoluteAddress(context, product),
        ...(picture && { image: new URL(picture, context.origin).href }),
        ...(rating && { aggregateRating: ratingData(rating) }),
        ...(reviews.length > 0 && { review: reviews.map(reviewData) }),
      },
      breadcrumbData(context, [{ name, path: product }, { name: context.i18n._(msg`Reviews`), path }]),
    ],
  });
}
