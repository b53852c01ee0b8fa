import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ResultCard } from './ResultCard.tsx';
import type { ScannedExhibition } from './scanner-exhibition.ts';
import { type CheckLists, findSeen, noteSeen } from './scanner-store.ts';
import { SeenBefore } from './SeenBefore.tsx';

type Props = {
  readonly exhibition: ScannedExhibition;
  readonly lists: CheckLists | undefined;
  /** Undefined: what was typed has not the form of a badge's number. */
  readonly number: string | undefined;
  /** Showing the number is what this device does with it: it counts as seen. */
  readonly isNoted: boolean;
  /** Looks once in each search: its answer stays, however often the network comes and goes. */
  readonly lookOnce: (look: () => Promise<number | undefined>) => Promise<number | undefined>;
  /** What can be done with a number that is not refused. */
  readonly children: (number: string) => ReactNode;
};

/** What this device knows of a typed number without a network: its form, the revoked badges, and those that were seen here. */
export function OfflineNumber({ exhibition, lists, number, isNoted, lookOnce, children }: Props) {
  const isRevoked = number !== undefined && lists?.revoked[exhibition.id]?.includes(number) === true;
  const [seenAt, setSeenAt] = useState<number>();
  const { id: exhibitionId, timeZone } = exhibition;
  const look = useEffectEvent(lookOnce);
  const isWanted = lists !== undefined && !isRevoked;
  useEffect(() => {
    if (number === undefined || !isWanted) return;
    const seen = isNoted ? noteSeen : findSeen;
    void look(() => seen({ exhibitionId, number }, timeZone)).then(setSeenAt);
  }, [exhibitionId, number, timeZone, isNoted, isWanted]);
  if (number === undefined)
    return (
      <ResultCard kind="refused" title={<Trans>This isn’t a badge number</Trans>}>
        <Trans>
          A badge number has eight letters and digits, like <bdi dir="ltr">K7Q2-9MXD</bdi>. Check it for
          mistakes, or scan the code.
        </Trans>
      </ResultCard>
    );
  if (!lists)
    return (
      <ResultCard kind="unclear" title={<Trans>Can’t be checked on this device yet</Trans>}>
        <Trans>
          This device can’t check badges yet. Connect to the internet once; then it works without.
        </Trans>
      </ResultCard>
    );
  if (isRevoked)
    return (
      <ResultCard kind="refused" title={<Trans>Revoked badge</Trans>}>
        <Trans>The organiser has revoked it. Please send the visitor to the registration desk.</Trans>
      </ResultCard>
    );
  if (seenAt !== undefined)
    return (
      <ResultCard kind="again" title={<Trans>Already scanned</Trans>}>
        <SeenBefore seenAt={seenAt} />
      </ResultCard>
    );
  return (
    <>
      <ResultCard kind="unclear" title={<Trans>Not fully checked</Trans>}>
        <Trans>
          No revocation is known for this number, but without a network we can’t tell if it exists. Ask for an
          ID or card, or scan the code.
        </Trans>
      </ResultCard>
      {children(number)}
    </>
  );
}
