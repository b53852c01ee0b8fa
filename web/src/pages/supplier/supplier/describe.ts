import { msg } from '@lingui/core/macro';
import { categoryPage } from '@fairgate/schema/urls/category';
import { supplierPage } from '@fairgate/schema/urls/supplier';
import type { RouterContext } from '#platform/router-context.ts';
import type { SupplierQuery } from '#graphql';
import { formatOf } from '#ui/format.ts';
import { absoluteAddress } from '../../absolute-address.ts';
import { describePage } from '../../describe-page.ts';
import { breadcrumbData, ratingData } from '../../structured-data.ts';

type Supplier = NonNullable<SupplierQuery['supplier']>;

/** The head of a supplier's page. It describes only what the page shows. */
export function describeSupplier(context: RouterContext, supplier: Supplier) {
  const { id, slug, name, countryCode, city, businessTypeName: businessType, picture, categories } = supplier;
  const [main] = categories ?? [];
  const country = formatOf(context.locale).country(countryCode);
  const path = supplierPage.format({ supplier: { slug, id } });
  const description = supplier.description.join(' ');
  const title = context.i18n._(msg`${name}, ${businessType} in ${city}, ${country}`);
  return describePage(context, {
    title,
    description: description || title,
    path,
    picture: picture?.src,
    structured:
      import.meta.env.SSR &&
      (() => [
        organization(context, supplier, path, description),
        breadcrumbData(context, [
          ...(main
            ? [
                {
                  name: main.name,
                  path: categoryPage.format({ category: { slug: main.slug, id: main.id, pageNo: 1 } }),
                },
              ]
            : []),
          { name, path },
        ]),
      ]),
  });
}

/** https://schema.org/Organization */
function organization(context: RouterContext, supplier: Supplier, path: string, description: string) {
  const { name, countryCode, city, foundedYear, employees, picture, rating, certificates, languages } =
    supplier;
  const [from, to] = employees.match(/\d+/g) ?? [];
  return {
    '@type': 'Organization',
    name,
    ...(description && { description }),
    url: absoluteAddress(context, path),
    ...(picture && { image: new URL(picture.src, context.origin).href }),
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: countryCode },
    foundingDate: String(foundedYear),
    ...(from && {
      numberOfEmployees: {
        '@type': 'QuantitativeValue',
        minValue: Number(from),
        ...(to && { maxValue: Number(to) }),
      },
    }),
    ...(rating && { aggregateRating: ratingData(rating) }),
    ...(languages.length > 0 && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'sales', availableLanguage: languages },
    }),
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
