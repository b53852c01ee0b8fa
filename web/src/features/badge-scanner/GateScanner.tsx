import { gateMaxCharacters } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '#ui/TextField.tsx';
import { CodeResult } from './CodeResult.tsx';
import { NumberSearch } from './NumberSearch.tsx';
import { readGate, writeGate } from './scan-device.ts';
import { ScanFields } from './ScanFields.tsx';
import type { ScannedExhibition } from './scanner-exhibition.ts';
import { type CheckLists, noteSeen } from './scanner-store.ts';
import { RefusedScans } from './RefusedScans.tsx';
import { SyncState } from './SyncState.tsx';
import { useCheckedCode } from './use-checked-code.ts';
import { useCheckIns } from './use-check-ins.ts';

type Props = {
  readonly exhibition: ScannedExhibition;
  readonly lists: CheckLists | undefined;
  /** It is the organiser's device, which checks visitors in. */
  readonly isGate: boolean;
};

/** Checks badges at a gate. The organiser's device also notes who came, and sends it when it has a network. */
export function GateScanner({ exhibition, lists, isGate }: Props) {
  const { scan, outcomes, waiting, lastError, unsaved } = useCheckIns(exhibition.id);
  const { checked, check } = useCheckedCode(exhibition, lists, (claims) =>
    isGate ? scan(claims, lists?.clockOffsetMs ?? 0) : undefined,
  );
  const outcomeOf = (nonce: string | undefined) => outcomes.findLast((one) => one.nonce === nonce);
  return (
    <>
      {isGate && <GateField />}
      {lists && (
        <ScanFields
          onText={check}
          result={checked && <CodeResult checked={checked} outcome={outcomeOf(checked.scanId)} />}
        />
      )}
      <SyncState
        kind={isGate ? 'gate' : 'check'}
        waiting={waiting.length}
        sent={outcomes.length}
        lastError={lastError}
        unsaved={unsaved}
      />
      <NumberSearch
        exhibition={exhibition}
        lists={lists}
        onCheckIn={
          isGate
            ? (number) => {
                void noteSeen({ exhibitionId: exhibition.id, number }, exhibition.timeZone);
                return scan({ number }, lists?.clockOffsetMs ?? 0);
              }
            : undefined
        }
        outcomeOf={outcomeOf}
      />
      {isGate && <RefusedScans outcomes={outcomes} />}
    </>
  );
}

/** What other devices call this one. */
function GateField() {
  const [gate, setGate] = useState(readGate);
  return (
    <TextField
      label={<Trans>Name of this device</Trans>}
      help={<Trans>For example “Gate 2”. Other devices show it when a badge was scanned here first.</Trans>}
      value={gate}
      maxLength={gateMaxCharacters}
      autoComplete="off"
      onChange={({ target }) => {
        setGate(target.value);
        writeGate(target.value.trim());
      }}
    />
  );
}
