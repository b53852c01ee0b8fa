import { productPage } from '@fairgate/schema/urls/product';
import type { RouterContext } from '#app/context.ts';
import type { ProductQuery } from '#graphql';
import { pageHead } from '../../page-head.ts';

type Product = NonNullable<ProductQuery['product']>;

export type ProductFacts = ReturnType<typeof factsOfProduct>;

/** What the page's head says of a product. */
export function factsOfProduct({ id, slug, name, description, pictures, price, offer, supplier, rating }: Product) {
  return {
    id, slug, name,
    description: description.join(' ').slice(0, 300),
    pictures: pictures.slice(0, 3).map(({ src }) => src),
    low: price.from.amount, high: price.to.amount, currency: price.from.currency,
    stock: offer.stock,
    supplier: supplier?.name,
    rating: rating && { average: rating.average, count: rating.count },
  };
}

export function productHead(context: RouterContext, facts: ProductFacts) {
  const { id, slug, name, description, pictures, low, high, currency, stock, supplier, rating } = facts;
  const absolute = (src: string) => new URL(src, context.origin).href;
  return pageHead(context, {
    title: name,
    description,
    path: productPage.format({ product: { slug, id } }),
    picture: pictures[0],
    structured: {
      '@type': 'Product',
      name,
      description,
      sku: id,
      image: pictures.map(absolute),
      ...(supplier && { manufacturer: { '@type': 'Organization', name: supplier } }),
      ...(rating && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count } }),
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: low,
        highPrice: high,
        priceCurrency: currency,
        availability: stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/MadeToOrder',
      },
    },
  });
}
