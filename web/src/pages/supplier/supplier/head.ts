import { msg } from '@lingui/core/macro';
import { productSearch } from '@fairgate/schema/urls/search';
import { supplierPage } from '@fairgate/schema/urls/supplier';
import type { RouterContext } from '#app/context.ts';
import type { SupplierQuery } from '#graphql';
import { formatOf } from '#ui/format.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData, ratingData } from '../../structured-data.ts';

type Supplier = NonNullable<SupplierQuery['supplier']>;

export type SupplierFacts = ReturnType<typeof factsOfSupplier>;

/** What the page's head says of a supplier. */
export function factsOfSupplier(supplier: Supplier) {
  const { id, slug, name, description, countryCode, city, businessType, foundedYear, employees, picture, rating, certificates, categories, languages } = supplier;
  const [main] = categories ?? [];
  return {
    id, slug, name, countryCode, city, businessType, foundedYear, employees, rating,
    description: description.join(' ').slice(0, 300),
    picture: picture?.src,
    languages,
    main: main && { id: main.id, name: main.name },
    certificates: certificates.map(({ code, number, issuer, validUntil }) => ({ code, number, issuer, validUntil })),
  };
}

export function supplierHead(context: RouterContext, facts: SupplierFacts) {
  const { id, slug, name, description, countryCode, city, businessType, picture, main } = facts;
  const country = formatOf(context.locale).country(countryCode);
  const path = supplierPage.format({ supplier: { slug, id } });
  return pageHead(context, {
    title: context.i18n._(msg`${name}, ${businessType} in ${city}, ${country}`),
    description,
    path,
    picture,
    structured: [organization(context, facts, path), breadcrumbData(context, [...(main ? [{ name: main.name, path: productSearch.format({}), search: { id: main.id } }] : []), { name, path }])],
  });
}

/** https://schema.org/Organization */
function organization({ origin, site }: RouterContext, facts: SupplierFacts, path: string) {
  const { name, description, countryCode, city, foundedYear, employees, picture, rating, certificates, languages } = facts;
  const [from, to] = employees.match(/\d+/g) ?? [];
  return {
    '@type': 'Organization',
    name,
    description,
    url: origin + site.deployPath + path,
    ...(picture && { image: new URL(picture, origin).href }),
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: countryCode },
    foundingDate: String(foundedYear),
    ...(from && { numberOfEmployees: { '@type': 'QuantitativeValue', minValue: Number(from), ...(to && { maxValue: Number(to) }) } }),
    ...(rating && { aggregateRating: ratingData(rating) }),
    ...(languages.length > 0 && { contactPoint: { '@type': 'ContactPoint', contactType: 'sales', availableLanguage: languages } }),
    ...(certificates.length > 0 && {
      hasCertification: certificates.map(({ code, number, issuer, validUntil }) => ({
        '@type': 'Certification',
        name: code,
        ...(number && { certificationIdentification: number }),
        ...(issuer && { issuedBy: { '@type': 'Organization', name: issuer } }),
        ...(validUntil && { expires: validUntil }),
      })),
    }),
  };
}
