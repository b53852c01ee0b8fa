import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Facts, type Fact } from '#ui/Facts.tsx';
import { useFormat } from '#ui/format.ts';
import { NumberText, ServiceText } from '#ui/Texts.tsx';
import type { Supplier } from './SupplierHeading.tsx';

export function CompanyFacts({ supplier }: { readonly supplier: Supplier }) {
  const {
    id: supplierId,
    businessTypeName,
    city,
    countryCode,
    foundedYear,
    employees,
    factoryArea,
    exportMarkets,
    categories,
    productCount,
  } = supplier;
  const { t } = useLingui();
  const { number, rangeOfText, country, list } = useFormat();
  const facts: (Fact | false | null)[] = [
    { key: 'type', name: <Trans>Business type</Trans>, value: businessTypeName },
    {
      key: 'place',
      name: <Trans>Location</Trans>,
      value: <span suppressHydrationWarning>{t`${city}, ${country(countryCode)}`}</span>,
    },
    // A year has no thousands separator, and the same digits everywhere.
    { key: 'founded', name: <Trans>Founded</Trans>, value: String(foundedYear) },
    { key: 'employees', name: <Trans>Employees</Trans>, value: rangeOfText(employees) },
    factoryArea !== null && {
      key: 'area',
      name: <Trans>Factory</Trans>,
      value: <span suppressHydrationWarning>{t`${number(factoryArea.value)} m²`}</span>,
    },
    exportMarkets.length > 0 && {
      key: 'markets',
      name: <Trans>Exports to</Trans>,
      value: <span suppressHydrationWarning>{list(exportMarkets.map(country))}</span>,
    },
    { key: 'products', name: <Trans>Number of products</Trans>, value: <NumberText value={productCount} /> },
    // The number to look up at /verify.
    {
      key: 'number',
      name: <Trans>Supplier number</Trans>,
      value: <bdi className="figures">{supplierId}</bdi>,
    },
    categories &&
      categories.length > 0 && {
        key: 'categories',
        name: <Trans>Main products</Trans>,
        value: (
          <ul className="grid grid-cols-1">
            {categories.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to="/search/product"
                  search={{ id, supplier: supplier.id }}
                  className="line-link max-w-full py-0.5 hyphens-auto underline underline-offset-4"
                >
                  <ServiceText>{name}</ServiceText>
                </Link>
              </li>
            ))}
          </ul>
        ),
      },
  ];
  return <Facts facts={facts.filter((fact) => fact !== false && fact !== null)} />;
}
