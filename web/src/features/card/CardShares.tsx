import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CardField } from '@fairgate/schema/constants';
import { useCardSharesQuery } from '#operations/card-shares.ts';
import { useOutboxOf } from '#platform/outbox/use-outbox.ts';
import { useFormat } from '#ui/format.ts';
import { Ticket } from '#ui/Ticket.tsx';
import { DateText } from '#ui/Texts.tsx';
import { UnstoredNote } from '#ui/UnstoredNote.tsx';
import { fieldNames } from './field-names.ts';
import { dropShares, useAreSharesUnstored, useNewShares } from './share-store.ts';
import { useCardLabels } from '#ui/use-card-labels.ts';

type Shown = {
  readonly id: string;
  readonly fields: readonly CardField[];
  readonly sharedAt: string;
  readonly receipts: readonly {
    readonly name: string | null;
    readonly company: string | null;
    readonly savedAt: string;
  }[];
};

/** The owner's receipts: when the card was shown, what was in it, and who saved it. */
export function CardShares() {
  const labels = useCardLabels();
  const { list: join } = useFormat();
  const { data, refetch } = useCardSharesQuery({ fetchPolicy: 'no-cache' });
  const { waiting } = useOutboxOf('card-share:');
  const before = useRef(waiting);
  const readAgain = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (waiting < before.current) readAgain();
    before.current = waiting;
  }, [waiting]);
  const added = useNewShares();
  const isUnstored = useAreSharesUnstored();
  const found = data?.viewer && 'cardShares' in data.viewer ? data.viewer.cardShares : undefined;
  useEffect(() => {
    if (found) dropShares(found.map(({ id }) => id));
  }, [found]);
  const stored = found ?? [];
  const known = new Set(stored.map(({ id }) => id));
  const shown: readonly Shown[] = [
    ...added.filter(({ id }) => !known.has(id)).map((share) => ({ ...share, receipts: [] })),
    ...stored.map((share) => ({
      ...share,
      fields: (Object.keys(fieldNames) as CardField[]).filter((field) =>
        share.fields.includes(fieldNames[field]),
      ),
    })),
  ];
  if (shown.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">
        <Trans>To whom you showed your card</Trans>
      </h2>
      {isUnstored && <UnstoredNote />}
      <ul className="grid gap-3">
        {shown.map(({ id, fields, sharedAt, receipts }) => (
          <li key={id}>
            <Ticket
              stub={
                <p className="p-4 text-sm">
                  <DateText iso={sharedAt} />
                </p>
              }
            >
              {receipts.map(({ name, company, savedAt }) => (
                <p key={`${name} ${company} ${savedAt}`}>
                  <Receipt who={[name, company].filter(Boolean).join(' · ')} savedAt={savedAt} />
                </p>
              ))}
              <p className="text-sm text-mute">{join(fields.map((field) => labels[field]))}</p>
            </Ticket>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Receipt({ who, savedAt }: { readonly who: string; readonly savedAt: string }) {
  if (who === '')
    return (
      <Trans>
        Saved on <DateText iso={savedAt} />
      </Trans>
    );
  return (
    <Trans>
      Saved by <bdi>{who}</bdi> on <DateText iso={savedAt} />
    </Trans>
  );
}
