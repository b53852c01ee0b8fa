import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { OrderStateText } from '#features/conversation/OrderStateText.tsx';
import type { OrderFactsFragment } from '#graphql';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { type Fact, Facts } from '#ui/Facts.tsx';
import { useFormat } from '#ui/format.ts';
import { Download } from '#ui/icons-on-demand.tsx';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { CountryText, DateText, PerUnit, PriceText } from '#ui/Texts.tsx';
import { BuyerContact } from './BuyerContact.tsx';
import { OrderActions } from './OrderActions.tsx';

type Props = { readonly order: OrderFactsFragment; readonly onChange: () => void };

/** What was ordered, where it goes, and what can be done with it now. */
export function OrderPart({ order, onChange }: Props) {
  const { number, state, placedAt, lines, total, contact, invoice } = order;
  const isSupplier = useSignedIn() === 'supplier';
  return (
    <section className="grid gap-4 rounded-lg border border-line p-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <bdi className="figures font-semibold">{number}</bdi>
        <span className="text-sm text-mute">
          <DateText iso={placedAt.slice(0, 10)} />
        </span>
        <span className="text-sm font-semibold">
          <OrderStateText state={state} />
        </span>
      </p>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <Line key={`${line.productId} ${line.variantId ?? ''}`} line={line} />
        ))}
      </ul>
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <span className="text-mute">
          <Trans>Total</Trans>
        </span>
        <PriceText value={total} className="text-xl font-bold" />
      </p>
      <OrderTerms order={order} />
      {isSupplier && <Contact contact={contact} />}
      {invoice !== null && (
        <a
          href={invoice}
          target="_blank"
          rel="noopener"
          className={`${buttonStyle()} justify-self-start max-sm:w-full`}
        >
          <Download aria-hidden size={18} />
          <Trans>Proforma invoice (PDF)</Trans>
        </a>
      )}
      <OrderActions key={state} order={order} onChange={onChange} />
    </section>
  );
}

function Line({ line }: { readonly line: OrderFactsFragment['lines'][number] }) {
  const { counted } = useFormat();
  const { variantId, sku, name, quantity, unit, price, product } = line;
  return (
    <li className="flex gap-3">
      {product && (
        <LazyPicture
          picture={product.picture}
          sizes="64px"
          decorative
          className="size-16 shrink-0 rounded-md border border-line"
        />
      )}
      <div className="grid min-w-0 content-start gap-0.5">
        <span dir="auto" className="text-match font-semibold">
          {product ? (
            <Link
              to="/{$product}.html"
              params={{ product: { slug: product.slug, id: product.id } }}
              search={{ variant: variantId ?? undefined }}
              className="line-link underline underline-offset-4"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        <span className="figures text-sm text-mute">
          {counted(quantity, unit)} · <PriceText value={price} />
          <PerUnit unit={unit} />
        </span>
        {sku !== null && <bdi className="figures text-sm wrap-anywhere text-mute">{sku}</bdi>}
      </div>
    </li>
  );
}

function OrderTerms({ order }: { readonly order: OrderFactsFragment }) {
  const { t } = useLingui();
  const { number, range } = useFormat();
  const { minimumDays, maximumDays } = order.leadTime;
  const days = minimumDays === maximumDays ? number(maximumDays) : range(minimumDays, maximumDays);
  const facts: readonly Fact[] = [
    { key: 'reason', name: <Trans>Reason</Trans>, value: order.reason },
    { key: 'carrier', name: <Trans>Carrier</Trans>, value: order.carrier },
    { key: 'tracking', name: <Trans>Tracking number</Trans>, value: order.trackingNumber },
    {
      key: 'address',
      name: <Trans>Delivery address</Trans>,
      value: order.address && <span className="whitespace-pre-line">{order.address}</span>,
    },
    {
      key: 'destination',
      name: <Trans>Destination</Trans>,
      value: <CountryText code={order.destinationCode} />,
    },
    {
      key: 'needed',
      name: <Trans>Needed on</Trans>,
      value: order.neededOn && <DateText iso={order.neededOn} />,
    },
    {
      key: 'lead',
      name: <Trans>Lead time</Trans>,
      value: t`${plural(maximumDays, { one: `${days} day`, other: `${days} days` })}`,
    },
    { key: 'term', name: <Trans>Incoterm</Trans>, value: order.shipmentTerm?.name },
    { key: 'port', name: <Trans>Port or place</Trans>, value: order.port },
    { key: 'payment', name: <Trans>Payment</Trans>, value: order.paymentTerm?.name },
  ];
  return <Facts facts={facts.filter(({ value }) => Boolean(value))} />;
}

function Contact({ contact }: { readonly contact: OrderFactsFragment['contact'] }) {
  if (!contact)
    return (
      <p className="text-sm text-mute">
        <Trans>The buyer’s account has been deleted.</Trans>
      </p>
    );
  return <BuyerContact contact={contact} />;
}
