import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';

type Props = { readonly count: number; readonly onUndo: () => void; readonly children: ReactNode };

/** What was filled in, and the way back. */
export function FilledNote({ count, onUndo, children }: Props) {
  return (
    <div className="grid gap-3">
      <p role="status">
        <Plural
          value={count}
          _0="Nothing was filled in: the form has these details already."
          one="# field was filled in. Please check it below."
          other="# fields were filled in. Please check them below."
        />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onUndo}>
          {count === 0 ? <Trans>Back</Trans> : <Trans>Undo</Trans>}
        </Button>
        {children}
      </div>
    </div>
  );
}
