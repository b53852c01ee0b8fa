import { categoryPage } from '@fairgate/schema/urls/category';
import { productPage } from '@fairgate/schema/urls/product';
import { supplierPage } from '@fairgate/schema/urls/supplier';
import type { RouterContext } from '#platform/router-context.ts';
import type { ProductQuery } from '#graphql';
import { absoluteAddress } from '../../absolute-address.ts';
import { describePage } from '../../describe-page.ts';
import { breadcrumbData, ratingData, reviewData } from '../../structured-data.ts';

type Product = NonNullable<ProductQuery['product']>;

/** The head of a product's page. It describes only what the page shows. */
export function describeProduct(context: RouterContext, product: Product) {
  const { id, slug, name, category, pictures } = product;
  const path = productPage.format({ product: { slug, id } });
  const description = product.description.join(' ');
  const inCategory = (one: Pick<Product['category'], 'id' | 'slug' | 'name'>) => ({
    name: one.name,
    path: categoryPage.format({ category: { slug: one.slug, id: one.id, pageNo: 1 } }),
  });
  return describePage(context, {
    title: name,
    // The description of a product is optional.
    description: description || `${name} – ${category.name}`,
    path,
    picture: pictures[0]?.src,
    structured:
      import.meta.env.SSR &&
      (() => [
        productData(context, product, path, description),
        breadcrumbData(context, [
          ...(category.parent ? [inCategory(category.parent)] : []),
          inCategory(category),
          { name, path },
        ]),
      ]),
  });
}

/** https://schema.org/Product with an Offer for each price tier, or for each variant */
function productData(context: RouterContext, product: Product, path: string, description: string) {
  const { id, name, pictures, price, offer, supplier, rating, category, hsCode, weight } = product;
  const { ladder } = offer;
  const reviews = product.reviews?.nodes ?? [];
  const address = absoluteAddress(context, path);
  const seller = supplier && {
    '@type': 'Organization',
    name: supplier.name,
    url: absoluteAddress(context, supplierPage.format({ supplier })),
  };
  const offers =
    product.variants.length > 0
      ? product.variants.flatMap((variant) => variantData(variant, address))
      : ladder.map((tier) => tierData(tier, offer.stock, address));
  return {
    '@type': 'Product',
    name,
    ...(description && { description }),
    sku: id,
    url: address,
    category: category.name,
    image: pictures.slice(0, 3).map(({ src }) => new URL(src, context.origin).href),
    ...(hsCode && { additionalProperty: [{ '@type': 'PropertyValue', propertyID: 'HS', value: hsCode }] }),
    ...(weight && { weight: { '@type': 'QuantitativeValue', value: weight.value, unitCode: 'KGM' } }),
    ...(seller && { manufacturer: seller }),
    ...(rating && { aggregateRating: ratingData(rating) }),
    ...(reviews.length > 0 && { review: reviews.map(reviewData) }),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: Number(price.from.amount),
      highPrice: Number(price.to.amount),
      priceCurrency: ladder[0]?.price.currencyCode,
      offerCount: offers.length,
      availability: availabilityOf(offer.stock),
      offers: offers.map((one) => ({ ...one, ...(seller && { seller }) })),
    },
  };
}

type PriceTier = Product['offer']['ladder'][number];

const availabilityOf = (stock: number): string =>
  stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/MadeToOrder';

function tierData({ minimumQuantity, maximumQuantity, price }: PriceTier, stock: number, url: string) {
  return {
    '@type': 'Offer',
    price: price.amount,
    priceCurrency: price.currencyCode,
    availability: availabilityOf(stock),
    url,
    eligibleQuantity: {
      '@type': 'QuantitativeValue',
      minValue: minimumQuantity,
      ...(maximumQuantity !== null && { maxValue: maximumQuantity }),
    },
  };
}

/** The variant at its minimum order quantity: with all tiers of all variants the list would be long. */
function variantData({ id, sku, options, offer }: Product['variants'][number], address: string) {
  const [tier] = offer.ladder;
  const url = new URL(address);
  url.searchParams.set('variant', id);
  return tier
    ? [
        {
          ...tierData({ ...tier, maximumQuantity: null }, offer.stock, url.href),
          sku,
          name: options.map(({ value }) => value).join(', '),
        },
      ]
    : [];
}
