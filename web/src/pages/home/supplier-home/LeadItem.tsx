import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { hasUnsavedNote, leadFromElsewhere } from '#features/badge-scanner/device-leads.ts';
import type { DeviceLeads } from '#features/badge-scanner/use-device-leads.ts';
import type { OwnLeadsQuery } from '#graphql';
import { Button } from '#ui/Button.tsx';
import { Dotted } from '#ui/Dotted.tsx';
import { formatDayAndTime } from '#ui/format-time.ts';
import { LeadNoteEditor } from './LeadNoteEditor.tsx';

type SupplierUser = Extract<NonNullable<OwnLeadsQuery['viewer']>, { __typename: 'SupplierUser' }>;
type Lead = NonNullable<SupplierUser['leads']>['nodes'][number];

type Props = {
  readonly exhibitionId: string;
  readonly lead: Lead;
  /** What this device knows, and what waits on it. */
  readonly device: DeviceLeads;
};

/** A visitor whose badge was scanned, by any device of the supplier. */
export function LeadItem({ exhibitionId, lead, device }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { name, companyName, email, stand, scannedAt } = lead;
  // A visitor who was scanned by several devices has several scans; one of them may be of this device.
  const own = device.leads.find((one) => lead.scans.some(({ id: scanId }) => scanId === one.id));
  const isOnlyHere = own !== undefined && (device.waitingIds.has(own.id) || hasUnsavedNote(own));
  const note = isOnlyHere ? own.note : lead.note;
  return (
    <div className="grid gap-3 p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1 wrap-anywhere">
          <p id={id} className="text-match font-semibold">
            <bdi>{[name, companyName].filter(Boolean).join(' · ')}</bdi>
          </p>
          {email !== null && (
            <p>
              <a href={`mailto:${email}`} dir="ltr" className="underline underline-offset-4">
                {email}
              </a>
            </p>
          )}
          {note !== '' && !isOpen && (
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
          {/* Not above the open editor: its button must not move while it is pressed. */}
          {isOnlyHere && !isOpen && (
            <p role="status" className="text-sm text-time">
              <Trans>Saved on this device</Trans>
            </p>
          )}
        </div>
        <Button
          ref={button}
          size="small"
          className="shrink-0"
          aria-describedby={id}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Trans>Note</Trans>
        </Button>
      </div>
      {isOpen && (
        <LeadNoteEditor
          lead={own ?? leadFromElsewhere(exhibitionId, lead)}
          device={device}
          onDone={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
