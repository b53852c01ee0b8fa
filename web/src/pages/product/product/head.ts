import { productPage } from '@fairgate/schema/urls/product';
import { productSearch } from '@fairgate/schema/urls/search';
import { supplierPage } from '@fairgate/schema/urls/supplier';
import type { RouterContext } from '#app/context.ts';
import type { ProductQuery } from '#graphql';
import { pageHead } from '../../page-head.ts';
import { absoluteAddress, breadcrumbData, ratingData, reviewData } from '../../structured-data.ts';

type Product = NonNullable<ProductQuery['product']>;

export type ProductFacts = ReturnType<typeof factsOfProduct>;

/** What the page's head says of a product: what is seen, and nothing else. */
export function factsOfProduct({ id, slug, name, description, pictures, offer, supplier, rating, category, reviews, hsCode, weight }: Product) {
  return {
    id, slug, name, hsCode, weight,
    description: description.join(' ').slice(0, 300),
    pictures: pictures.slice(0, 3).map(({ src }) => src),
    ladder: offer.ladder.map(({ minimumQuantity, maximumQuantity, price }) => ({ minimumQuantity, maximumQuantity, ...price })),
    stock: offer.stock,
    supplier: supplier && { id: supplier.id, slug: supplier.slug, name: supplier.name },
    rating: rating && { average: rating.average, count: rating.count },
    category: { id: category.id, name: category.name, parent: category.parent && { id: category.parent.id, name: category.parent.name } },
    reviews: (reviews?.nodes ?? []).map(({ stars, text, buyer, writtenOn }) => ({ stars, text, buyer, writtenOn })),
  };
}

export function productHead(context: RouterContext, facts: ProductFacts) {
  const { id, slug, name, description, pictures, category } = facts;
  const path = productPage.format({ product: { slug, id } });
  const inCategory = ({ id: of, name: called }: { id: string; name: string }) => ({ name: called, path: productSearch.format({}), search: { id: of } });
  return pageHead(context, {
    title: name,
    description,
    path,
    picture: pictures[0],
    structured: [
      productData(context, facts, path),
      breadcrumbData(context, [...(category.parent ? [inCategory(category.parent)] : []), inCategory(category), { name, path }]),
    ],
  });
}

/** https://schema.org/Product with an Offer for each step of the ladder */
function productData(context: RouterContext, facts: ProductFacts, path: string) {
  const { id, name, description, pictures, ladder, stock, supplier, rating, reviews, category, hsCode, weight } = facts;
  const prices = ladder.map(({ amount }) => Number(amount));
  const address = absoluteAddress(context, path);
  const seller = supplier && { '@type': 'Organization', name: supplier.name, url: absoluteAddress(context, supplierPage.format({ supplier })) };
  const availability = stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/MadeToOrder';
  return {
    '@type': 'Product',
    name,
    description,
    sku: id,
    url: address,
    category: category.name,
    image: pictures.map((src) => new URL(src, context.origin).href),
    ...(hsCode && { additionalProperty: [{ '@type': 'PropertyValue', propertyID: 'HS', value: hsCode }] }),
    ...(weight && { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'KGM' } }),
    ...(seller && { manufacturer: seller }),
    ...(rating && { aggregateRating: ratingData(rating) }),
    ...(reviews.length > 0 && { review: reviews.map(reviewData) }),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      priceCurrency: ladder[0]?.currency,
      offerCount: ladder.length,
      availability,
      offers: ladder.map(({ minimumQuantity, maximumQuantity, amount, currency }) => ({
        '@type': 'Offer',
        price: amount,
        priceCurrency: currency,
        availability,
        url: address,
        eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minimumQuantity, ...(maximumQuantity !== null && { maxValue: maximumQuantity }) },
        ...(seller && { seller }),
      })),
    },
  };
}
