import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductQuery } from '#graphql';
import { Facts, type Fact } from '#ui/Facts.tsx';
import { useFormat } from '#ui/format.ts';
import { DateText } from '#ui/Texts.tsx';

type Product = NonNullable<ProductQuery['product']>;

/** Order facts: MOQ, shipment days, port, terms, HS code, weight. */
export function ShippingFacts({ product }: { product: Product }) {
  const { t } = useLingui();
  const { counted, number, range, country } = useFormat();
  const {
    id,
    minimumOrder,
    unit,
    leadTime: { minimumDays, maximumDays },
    port,
    hsCode,
    weight,
    shipmentTerms,
    paymentTerms,
    samples,
    updatedAt,
  } = product;
  const days = minimumDays === maximumDays ? number(maximumDays) : range(minimumDays, maximumDays);
  const place = (city: string, countryCode: string) => t`${city}, ${country(countryCode)}`;
  const facts: (Fact | false)[] = [
    {
      key: 'minimum',
      name: <Trans>Minimum order</Trans>,
      value: counted(minimumOrder, unit),
    },
    {
      key: 'lead',
      name: <Trans>Lead time</Trans>,
      value: t`${plural(maximumDays, { one: `${days} day`, other: `${days} days` })}`,
    },
    port !== null && {
      key: 'port',
      name: <Trans>Port of loading</Trans>,
      value: <span suppressHydrationWarning>{place(port.name, port.countryCode)}</span>,
    },
    shipmentTerms.length > 0 && {
      key: 'terms',
      name: <Trans>Shipping terms</Trans>,
      value: <Terms terms={shipmentTerms} />,
    },
    paymentTerms.length > 0 && {
      key: 'payment',
      name: <Trans>Payment</Trans>,
      value: <Terms terms={paymentTerms} />,
    },
    samples.length > 0 && { key: 'samples', name: <Trans>Samples</Trans>, value: <Terms terms={samples} /> },
    hsCode !== null && {
      key: 'hs',
      name: <Trans>HS code</Trans>,
      value: <bdi className="figures">{hsCode}</bdi>,
    },
    weight !== null && {
      key: 'weight',
      name: <Trans>Gross weight per unit</Trans>,
      value: t`${number(weight.value)} kg`,
    },
    // Our help pages, our team and the search ask for it.
    { key: 'number', name: <Trans>Product number</Trans>, value: <bdi className="figures">{id}</bdi> },
    { key: 'updated', name: <Trans>Last updated</Trans>, value: <DateText iso={updatedAt} /> },
  ];
  return <Facts facts={facts.filter((fact) => fact !== false)} />;
}

function Terms({ terms }: { readonly terms: Product['shipmentTerms'] }) {
  return (
    <ul className="grid gap-1">
      {terms.map(({ code, name }) => (
        <li key={code}>{name}</li>
      ))}
    </ul>
  );
}
