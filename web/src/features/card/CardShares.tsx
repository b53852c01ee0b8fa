import { useApolloClient } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { CardField } from '@fairgate/schema/constants';
import { useCardSharesQuery } from '#operations/card-shares.ts';
import { RecordCardShareDocument } from '#operations/record-card-share.ts';
import { useOnline } from '#platform/online.ts';
import { outcomeOf } from '#platform/outcome.ts';
import { useFormat } from '#ui/format.ts';
import { Ticket } from '#ui/Ticket.tsx';
import { DateText } from '#ui/Texts.tsx';
import { fieldNames } from './field-names.ts';
import { dropShare, useWaitingShares } from './share-store.ts';
import { useCardLabels } from './use-card-labels.ts';

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
  const waiting = useSentShares(() => void refetch());
  const stored = data?.viewer?.__typename === 'Buyer' ? (data.viewer.cardShares ?? []) : [];
  const known = new Set(stored.map(({ id }) => id));
  const shown: readonly Shown[] = [
    ...waiting.filter(({ id }) => !known.has(id)).map((share) => ({ ...share, receipts: [] })),
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
              <p>{join(fields.map((field) => labels[field]))}</p>
              {receipts.map(({ name, company, savedAt }) => (
                <p key={`${name} ${company} ${savedAt}`} className="text-sm text-mute">
                  <Receipt who={[name, company].filter(Boolean).join(' · ')} savedAt={savedAt} />
                </p>
              ))}
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
      Saved by {who} on <DateText iso={savedAt} />
    </Trans>
  );
}

/** Sends the receipts that wait on this device, now and when the network is back. A repetition changes nothing. */
function useSentShares(onSent: () => void) {
  const client = useApolloClient();
  const online = useOnline();
  const waiting = useWaitingShares();
  const sent = useEffectEvent(onSent);
  useEffect(() => {
    const [next] = waiting;
    if (!online || !next) return;
    const { id, fields, sharedAt } = next;
    const input = { id, fields: fields.map((field) => fieldNames[field]), sharedAt };
    void outcomeOf(
      client.mutate({ mutation: RecordCardShareDocument, variables: { input } }),
      (data) => data.recordCardShare,
    ).then(({ done, error }) => {
      if (!done && error?.code !== 'BAD_USER_INPUT') return;
      dropShare(id);
      sent();
    });
    // Each share that was sent shortens the list, and the next one follows.
  }, [client, online, waiting]);
  return waiting;
}
