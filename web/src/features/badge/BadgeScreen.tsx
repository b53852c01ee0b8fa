import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { BadgeFieldsFragment } from '#graphql';
import { Button } from '#ui/Button.tsx';
import { BadgeSheet } from './BadgeSheet.tsx';
import { useWakeLock } from './use-wake-lock.ts';

/** The badge on the whole screen, white and kept awake, for the gate. */
export function BadgeScreen({
  badge,
  onClose,
}: {
  readonly badge: BadgeFieldsFragment;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  useWakeLock();
  useEffect(() => {
    const own = dialog.current;
    own?.showModal();
    // The dialog covers the page also where a browser has no full screen, or refuses it.
    void own?.requestFullscreen?.().catch(() => undefined);
    return () => {
      if (document.fullscreenElement === own) void document.exitFullscreen().catch(() => undefined);
      own?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t`Fair badge`}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-auto bg-white scheme-light"
    >
      <div className="mx-auto grid min-h-full w-full max-w-[min(100dvw,62dvh)] content-center justify-items-center gap-2 pb-4">
        <BadgeSheet badge={badge} />
        <Button look="quiet" className="text-black" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </dialog>
  );
}
