import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { RfqStateText } from '#features/rfq/RfqStateText.tsx';
import type { RfqListQuery } from '#graphql';
import { useFormat } from '#ui/format.ts';
import { DateText } from '#ui/Texts.tsx';

type Viewer = Extract<NonNullable<RfqListQuery['viewer']>, { __typename: 'Buyer' }>;
type Props = { readonly rfq: NonNullable<Viewer['rfqs']>['nodes'][number] };

/** An RFQ in the list: what and how many, its state, and what has come of it. */
export function RfqRow({ rfq }: Props) {
  const { counted } = useFormat();
  const { id, number, productName, quantity, unit, state, createdAt, expiresOn, quotations, suppliers } = rfq;
  const current = quotations.filter((one) => one.state !== 'REPLACED' && one.state !== 'WITHDRAWN').length;
  return (
    <li className="relative grid gap-x-6 gap-y-2 rounded-lg border border-line p-4 hover:border-ink sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        <Link
          to="/rfq/detail"
          search={{ rfq_id: id }}
          dir="auto"
          className="text-match line-clamp-2 font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {productName}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-sm text-mute">
          <bdi className="figures">{number}</bdi>
          <span className="figures">{counted(quantity, unit)}</span>
          <span>
            <Trans>
              Sent <DateText iso={createdAt.slice(0, 10)} />
            </Trans>
          </span>
          {state === 'OPEN' && (
            <span>
              <Trans>
                Open until <DateText iso={expiresOn} />
              </Trans>
            </span>
          )}
        </p>
      </div>
      <div className="grid content-start gap-1 sm:justify-items-end sm:text-end">
        <span className="text-sm font-semibold">
          <RfqStateText state={state} />
        </span>
        <span className="figures text-sm">
          <Plural value={current} _0="No quotations yet" one="# quotation" other="# quotations" />
          <span className="text-mute">
            {' · '}
            <Plural value={suppliers.length} one="# supplier" other="# suppliers" />
          </span>
        </span>
      </div>
    </li>
  );
}
