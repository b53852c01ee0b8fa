import { useLingui } from '@lingui/react/macro';
import type { OwnLeadsQuery } from '#graphql';
import { Dotted } from '#ui/Dotted.tsx';
import { formatDayAndTime } from '#ui/format-time.ts';

type SupplierUser = Extract<NonNullable<OwnLeadsQuery['viewer']>, { __typename: 'SupplierUser' }>;
type Lead = NonNullable<SupplierUser['leads']>['nodes'][number];

/** A visitor whose badge was scanned. */
export function LeadItem({ lead }: { readonly lead: Lead }) {
  const { i18n } = useLingui();
  const { name, companyName, email, stand, note, scannedAt } = lead;
  return (
    <div className="grid gap-1 p-4 wrap-anywhere">
      <p className="text-match font-semibold">
        <bdi>{[name, companyName].filter(Boolean).join(' · ')}</bdi>
      </p>
      {email !== null && (
        <p>
          <a href={`mailto:${email}`} dir="ltr" className="underline underline-offset-4">
            {email}
          </a>
        </p>
      )}
      {note !== '' && (
        <p dir="auto" className="text-match whitespace-pre-line">
          {note}
        </p>
      )}
      <p className="text-sm text-mute">
        <Dotted
          first={<time dateTime={scannedAt}>{formatDayAndTime(i18n.locale, scannedAt)}</time>}
          second={<bdi>{stand}</bdi>}
        />
      </p>
    </div>
  );
}
