import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readItem, writeItem } from '#platform/storage.ts';
import { Select } from '#ui/Select.tsx';
import { GateScanner } from './GateScanner.tsx';
import { LeadScanner } from './LeadScanner.tsx';
import { ListsState } from './ListsState.tsx';
import type { ScannedExhibition, ScannerExhibition } from './scanner-exhibition.ts';
import { useCheckLists } from './use-check-lists.ts';
import type { ScanAccount } from './use-scan-account.ts';

const exhibitionKey = 'scanner-exhibition';

type ScannerProps = {
  readonly exhibitions: readonly ScannerExhibition[];
  readonly account: ScanAccount | undefined;
};

/**
 * Reads badges at one exhibition: by camera, by picture, or by a typed number. The organiser's device checks visitors in,
 * an exhibitor's collects leads, and any other one checks.
 */
export function Scanner({ exhibitions: open, account }: ScannerProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(() => readItem(exhibitionKey));
  const own = account?.exhibitions ?? [];
  const exhibitions = [...own, ...open.filter(({ id }) => own.every((one) => one.id !== id))];
  // An account works at its own fairs, even while only another one is open.
  const offered = own.length > 0 ? own : exhibitions;
  const exhibition =
    exhibitions.find(({ id }) => id === chosen) ??
    offered.find(({ status }) => status === 'OPENING') ??
    offered[0];
  if (!exhibition)
    return (
      <p>
        <Trans>There’s no fair to check badges for right now.</Trans>
      </p>
    );
  const isOwn = own.includes(exhibition);
  const choose = (id: string): void => {
    writeItem(exhibitionKey, id);
    setChosen(id);
  };
  return (
    <div className="grid max-w-md gap-6">
      <Select
        label={t`Fair`}
        value={exhibition.id}
        options={exhibitions.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={choose}
      />
      <ExhibitionScanner
        key={exhibition.id}
        exhibition={exhibition}
        isGate={isOwn && account?.kind === 'organiser'}
        supplierId={isOwn ? account?.supplierId : undefined}
      />
    </div>
  );
}

type Props = {
  readonly exhibition: ScannedExhibition;
  /** The organiser of the fair is signed in. */
  readonly isGate?: boolean;
  /** The signed-in supplier who has a stand at the fair. */
  readonly supplierId?: string | undefined;
  /** Leads have arrived. */
  readonly onSent?: () => void;
};

/** The scanner of one exhibition. */
export function ExhibitionScanner({ exhibition, isGate = false, supplierId, onSent }: Props) {
  const { lists, isRenewing, renew } = useCheckLists();
  return (
    <>
      <ListsState lists={lists} isRenewing={isRenewing} onRenew={renew} />
      {supplierId === undefined ? (
        <GateScanner exhibition={exhibition} lists={lists} isGate={isGate} />
      ) : (
        <LeadScanner exhibition={exhibition} supplierId={supplierId} lists={lists} onSent={onSent} />
      )}
    </>
  );
}
