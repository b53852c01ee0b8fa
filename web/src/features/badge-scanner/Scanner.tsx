import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readItem, writeItem } from '#platform/storage.ts';
import { Select } from '#ui/Select.tsx';
import { CameraView } from './CameraView.tsx';
import { CodeResult } from './CodeResult.tsx';
import { ListsState } from './ListsState.tsx';
import { NumberSearch } from './NumberSearch.tsx';
import { PictureField } from './PictureField.tsx';
import { useCheckLists } from './use-check-lists.ts';
import { useCheckedCode } from './use-checked-code.ts';

/** An exhibition at whose gate badges can be checked. */
export type ScannerFair = { readonly id: string; readonly name: string; readonly status: string };

const fairKey = 'scanner-fair';

/** Checks badges for one exhibition: by camera, by picture, or by a typed number. */
export function Scanner({ fairs }: { readonly fairs: readonly ScannerFair[] }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(() => readItem(fairKey));
  const fair =
    fairs.find(({ id }) => id === chosen) ?? fairs.find(({ status }) => status === 'OPENING') ?? fairs[0];
  const { lists, isRenewing, renew } = useCheckLists();
  const { checked, check, clear } = useCheckedCode(fair?.id ?? '', lists);
  const [hasNoCode, setHasNoCode] = useState(false);
  if (!fair)
    return (
      <p>
        <Trans>There’s no fair to check badges for right now.</Trans>
      </p>
    );
  const choose = (id: string): void => {
    writeItem(fairKey, id);
    setChosen(id);
    clear();
  };
  const onText = (text: string | undefined): void => {
    setHasNoCode(text === undefined);
    if (text !== undefined) check(text);
  };
  return (
    <div className="grid max-w-md gap-6">
      <Select
        label={t`Fair`}
        value={fair.id}
        options={fairs.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={choose}
      />
      <ListsState lists={lists} isRenewing={isRenewing} onRenew={renew} />
      {lists && (
        <section aria-label={t`Scan the code`} className="grid gap-3">
          <CameraView onText={onText} />
          <PictureField onText={onText} />
          {hasNoCode && (
            <p role="status" className="text-time">
              <Trans>No code was found in this picture. Take a sharper one from closer.</Trans>
            </p>
          )}
          {!hasNoCode && checked && <CodeResult checked={checked} />}
        </section>
      )}
      <NumberSearch key={fair.id} fairId={fair.id} />
    </div>
  );
}
