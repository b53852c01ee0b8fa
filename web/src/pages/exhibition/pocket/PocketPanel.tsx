import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '#platform/online.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Download } from '#ui/icons-on-demand.tsx';
import { SavedState } from './SavedState.tsx';
import { usePocket, type PocketOf } from './use-pocket.ts';

/** One tap stores an exhibition on this device, with its exhibitors, plan, products and agenda. */
export function PocketPanel(exhibition: PocketOf) {
  const { t } = useLingui();
  const { saved, isOld, share, error, save, cancel, remove } = usePocket(exhibition);
  const online = useOnline();
  const [pictures, setPictures] = useState<boolean>();
  const withPictures = pictures ?? saved?.withPictures ?? false;
  const isSaving = share !== undefined;
  const buttons = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  useEffect(() => {
    // The pressed button has gone: the focus goes to the one in its place.
    if (hasPressed.current && document.activeElement === document.body)
      buttons.current?.querySelector('button')?.focus();
    hasPressed.current = false;
  }, [saved, isSaving]);
  const pressed = (work: () => void) => () => {
    hasPressed.current = true;
    work();
  };
  return (
    <section
      aria-label={t`Offline copy of this fair`}
      className="grid max-w-2xl gap-2 rounded-md border border-line bg-paper p-4 print:hidden"
    >
      <h2 className="flex items-center gap-2 text-base font-semibold">
        <Download aria-hidden size={20} className="shrink-0" />
        {saved ? <Trans>Saved for offline</Trans> : <Trans>Take this fair with you offline</Trans>}
      </h2>
      <div role="status" className="grid gap-1 text-sm text-mute">
        {saved ? (
          <SavedState saved={saved} isOld={isOld} />
        ) : (
          <p>
            <Trans>Saves exhibitors, hall plan, products and agenda on this device.</Trans>
          </p>
        )}
        {!online && saved === null && (
          <p className="text-time">
            <Trans>You’re offline. You can save this fair when you’re back online.</Trans>
          </p>
        )}
        {isSaving && <p>{saved ? <Trans>Updating…</Trans> : <Trans>Saving for offline…</Trans>}</p>}
      </div>
      {isSaving ? (
        <progress
          aria-label={t`Progress`}
          value={share}
          max={1}
          className="h-2 w-full appearance-none overflow-hidden rounded-sm bg-surface [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-ink"
        />
      ) : (
        (online || saved) && (
          <Checkbox
            checked={withPictures}
            disabled={!online}
            onChange={({ target }) => setPictures(target.checked)}
            label={<Trans>With small pictures</Trans>}
          />
        )
      )}
      {error === 'full' ? (
        <ErrorAlert>
          <Trans>
            There isn’t enough space on this device. Free up some space, or save without pictures, and try
            again.
          </Trans>
        </ErrorAlert>
      ) : (
        <ErrorOfOperation error={error} />
      )}
      <div
        ref={buttons}
        className={classes('flex flex-wrap gap-2 max-md:*:grow', saved === undefined && 'invisible')}
      >
        {isSaving ? (
          <Button onClick={pressed(cancel)}>
            <Trans>Cancel</Trans>
          </Button>
        ) : (
          <>
            {online && (
              <Button onClick={pressed(() => save(withPictures))}>
                {saved ? <Trans>Update</Trans> : <Trans>Save for offline</Trans>}
              </Button>
            )}
            {saved && (
              <Button look="quiet" onClick={pressed(remove)}>
                <Trans>Remove from this device</Trans>
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
