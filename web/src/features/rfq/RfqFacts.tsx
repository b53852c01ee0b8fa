import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { RfqDetailFragment } from '#graphql';
import { AttachedFiles } from '#ui/attachment/AttachedFiles.tsx';
import { type Fact, Facts } from '#ui/Facts.tsx';
import { useFormat } from '#ui/format.ts';
import { CountryText, DateText, PerUnit, PriceText } from '#ui/Texts.tsx';

type Need = Omit<
  Pick<RfqDetailFragment, keyof RfqDetailFragment>,
  '__typename' | 'contact' | 'suppliers' | 'quotations'
>;
type Props = {
  readonly rfq: Need;
  /** Facts that one side only sees, at the end. */
  readonly more: readonly Fact[];
};

/** What was asked, for the buyer and for suppliers. What was not stated is left out. */
export function RfqFacts({ rfq, more }: Props) {
  const { counted } = useFormat();
  const { product } = rfq;
  const facts: readonly Fact[] = [
    { key: 'quantity', name: <Trans>Quantity</Trans>, value: counted(rfq.quantity, rfq.unit) },
    {
      key: 'targetPrice',
      name: <Trans>Target price</Trans>,
      value: rfq.targetPrice && (
        <>
          <PriceText value={rfq.targetPrice} />
          <PerUnit unit={rfq.unit} />
        </>
      ),
    },
    { key: 'category', name: <Trans>Category</Trans>, value: rfq.category?.name },
    {
      key: 'product',
      name: <Trans>Product</Trans>,
      value: product && (
        <Link
          to="/{$product}.html"
          params={{ product: { slug: product.slug, id: product.id } }}
          className="line-link underline underline-offset-4"
        >
          {product.name}
        </Link>
      ),
    },
    { key: 'shipmentTerm', name: <Trans>Incoterm</Trans>, value: rfq.shipmentTerm?.name },
    { key: 'paymentTerm', name: <Trans>Payment</Trans>, value: rfq.paymentTerm?.name },
    {
      key: 'destination',
      name: <Trans>Destination</Trans>,
      value: rfq.destinationCode && <CountryText code={rfq.destinationCode} />,
    },
    {
      key: 'neededOn',
      name: <Trans>Needed on</Trans>,
      value: rfq.neededOn && <DateText iso={rfq.neededOn} />,
    },
    {
      key: 'expiresOn',
      name: <Trans>Last day for quotations</Trans>,
      value: <DateText iso={rfq.expiresOn} />,
    },
    ...more,
  ];
  return (
    <>
      <Facts facts={facts.filter(({ value }) => Boolean(value))} />
      {rfq.description && (
        <section className="grid gap-2">
          <h3 className="text-lg">
            <Trans>Details</Trans>
          </h3>
          <p dir="auto" className="text-match max-w-2xl whitespace-pre-line wrap-anywhere">
            {rfq.description}
          </p>
        </section>
      )}
      {rfq.attachments.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-lg">
            <Trans>Attachments</Trans>
          </h3>
          <AttachedFiles files={rfq.attachments} />
        </section>
      )}
    </>
  );
}
