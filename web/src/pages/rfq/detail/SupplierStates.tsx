import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { RfqDetailFragment } from '#graphql';
import { buttonStyle } from '#ui/button-style.ts';
import { CountryText, DateText } from '#ui/Texts.tsx';
import { shownQuotations } from '../shown-quotations.ts';

type Supplier = RfqDetailFragment['suppliers'][number];

/** Who was asked, and what each has done. */
export function SupplierStates({ rfq }: { readonly rfq: RfqDetailFragment }) {
  const quotations = shownQuotations(rfq.quotations);
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          <Trans>Suppliers and quotations</Trans>
        </h2>
        {quotations.length > 0 && (
          <Link
            to="/rfq/quotation"
            search={{ rfq_id: rfq.id }}
            className={buttonStyle({ look: rfq.state === 'OPEN' ? 'primary' : 'secondary' })}
          >
            <Plural value={quotations.length} one="See the quotation" other="Compare # quotations" />
          </Link>
        )}
      </div>
      {rfq.suppliers.length === 0 ? (
        <p className="text-mute">
          <Trans>No supplier has answered yet. We email you when one does.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {rfq.suppliers.map((supplier) => (
            <SupplierState
              key={supplier.conversationId}
              supplier={supplier}
              quotedOn={quotations.find((one) => one.supplierId === supplier.supplierId)?.createdAt}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type StateProps = { readonly supplier: Supplier; readonly quotedOn: string | undefined };

function SupplierState({ supplier: row, quotedOn }: StateProps) {
  const { supplier, conversationId, declinedAt, declineReason } = row;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <div className="grid min-w-0 flex-[1_1_12rem] gap-0.5">
        {supplier ? (
          <Link
            to="/supplier/{$supplier}.html"
            params={{ supplier: { slug: supplier.slug, id: supplier.id } }}
            className="line-link font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            <bdi>{supplier.name}</bdi>
          </Link>
        ) : (
          <span className="font-semibold">
            <Trans>No longer listed</Trans>
          </span>
        )}
        {supplier && (
          <span className="text-sm text-mute">
            <CountryText code={supplier.countryCode} />
          </span>
        )}
        <span className="text-sm">
          <Answer supplier={row} quotedOn={quotedOn} />
        </span>
        {declinedAt && declineReason && (
          <span dir="auto" className="text-match text-sm wrap-anywhere text-mute">
            {declineReason}
          </span>
        )}
      </div>
      <Link
        to="/inbox/$conversationId"
        params={{ conversationId }}
        className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
      >
        <Trans>Messages</Trans>
      </Link>
    </li>
  );
}

function Answer({ supplier: { declinedAt, seenAt }, quotedOn }: StateProps) {
  if (quotedOn)
    return (
      <Trans>
        Quoted <DateText iso={quotedOn.slice(0, 10)} />
      </Trans>
    );
  if (declinedAt)
    return (
      <Trans>
        Declined <DateText iso={declinedAt.slice(0, 10)} />
      </Trans>
    );
  if (seenAt)
    return (
      <Trans>
        Seen <DateText iso={seenAt.slice(0, 10)} />, no quotation yet
      </Trans>
    );
  return <Trans>Not seen yet</Trans>;
}
