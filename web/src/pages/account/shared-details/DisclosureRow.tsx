import { Trans, useLingui } from '@lingui/react/macro';
import type { DisclosureRowFragment } from '#graphql';
import { formatDayAndTime } from '#ui/format-time.ts';
import { Recipient } from './Recipient.tsx';
import { Subject } from './Subject.tsx';
import { useDisclosureLabels } from './use-disclosure-labels.ts';

/** Who received details, when, through what, and which. */
export function DisclosureRow({ disclosure }: { readonly disclosure: DisclosureRowFragment }) {
  const { i18n } = useLingui();
  const labels = useDisclosureLabels();
  const { kind, number, disclosedAt, details, isClosed, recipient, exhibition, personName } = disclosure;
  return (
    <li className="grid gap-2 py-4 pointer-coarse:gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-match min-w-0 font-semibold wrap-anywhere">
          <Recipient disclosure={disclosure} />
        </p>
        <time dateTime={disclosedAt} suppressHydrationWarning className="text-sm text-mute">
          {formatDayAndTime(i18n.locale, disclosedAt)}
        </time>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <Subject disclosure={disclosure}>{labels.kinds[kind]}</Subject>
        {number && <bdi className="figures text-mute">{number}</bdi>}
        {recipient === 'SUPPLIER' && personName && <bdi className="text-mute">{personName}</bdi>}
        {recipient === 'SUPPLIER' && exhibition && <bdi className="text-mute">{exhibition.name}</bdi>}
      </p>
      <ul className="flex flex-wrap gap-1.5 text-sm">
        {details.map((detail) => (
          <li key={detail} className="rounded-sm bg-surface px-2 py-0.5">
            {labels.details[detail]}
          </li>
        ))}
      </ul>
      {isClosed && (
        <p className="text-sm text-mute">
          <Trans>Closed. They still have these details.</Trans>
        </p>
      )}
    </li>
  );
}
