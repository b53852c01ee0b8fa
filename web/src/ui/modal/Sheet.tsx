import { useLingui } from '@lingui/react/macro';
import { X } from '#ui/icons.tsx';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../IconButton.tsx';
import { useSwipeDown } from './use-swipe-down.ts';

type Props = {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  readonly onClose: () => void;
  /** Called after the closing animation. */
  readonly onClosed?: () => void;
};

/**
 * A sheet from the bottom of a phone's screen, closed by a swipe, the cross or a press above it. Import it
 * lazily. While closed it stays mounted and hidden. It is a native dialog, which handles focus, the inert
 * background and Escape without scripts: on a slow phone it opens in a fraction of the time of a library's
 * dialog.
 */
export function Sheet({ open, title, children, foot, onClose, onClosed }: Props) {
  const { t } = useLingui();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef(onClosed);
  const swipe = useSwipeDown(panel, onClose);
  useEffect(() => {
    latest.current = onClosed;
  });
  useEffect(() => {
    if (open) return show(dialog.current);
    void leave(dialog.current, panel.current).then((left) => {
      if (left) latest.current?.();
    });
    return undefined;
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the press is outside the sheet; keyboards use Escape
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none touch-none items-end justify-center overflow-hidden bg-transparent p-0 text-ink open:flex backdrop:bg-veil backdrop:transition-opacity backdrop:duration-200 starting:backdrop:opacity-0 data-leaving:backdrop:opacity-0"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // When the browser closes it regardless.
      onClose={() => {
        if (open) onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
      onKeyDown={(event) => {
        if (isEscape(event)) onClose();
      }}
    >
      <div
        ref={panel}
        className="flex max-h-[88dvh] w-full max-w-2xl flex-col rounded-t-lg bg-raised shadow-float transition-transform duration-200 in-data-leaving:[transform:translateY(100%)] starting:[transform:translateY(100%)]"
      >
        <div {...swipe}>
          <div aria-hidden className="mx-auto mt-2 h-1 w-10 rounded-full bg-line" />
          <header className="flex items-start gap-2 ps-4 pe-2">
            <h2 id={id} className="flex-1 py-2.5 text-lg font-semibold">
              {title}
            </h2>
            <IconButton icon={X} label={t`Close`} onClick={onClose} />
          </header>
        </div>
        <div className="min-h-0 flex-1 touch-pan-y overflow-y-auto overscroll-contain px-4 pb-4">
          {children}
        </div>
        {foot && (
          <footer className="touch-pan-x border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {foot}
          </footer>
        )}
      </div>
    </dialog>
  );
}

function show(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  delete dialog.dataset.leaving;
  if (!dialog.open) dialog.showModal();
}

/**
 * Animates it out of the screen; resolves to false when it was not open, or was opened again during the
 * animation.
 */
async function leave(dialog: HTMLDialogElement | null, panel: HTMLElement | null): Promise<boolean> {
  if (!dialog?.open) return false;
  dialog.dataset.leaving = '';
  panel?.style.removeProperty('transform');
  await Promise.allSettled(panel?.getAnimations().map(({ finished }) => finished) ?? []);
  if (dialog.dataset.leaving === undefined) return false;
  delete dialog.dataset.leaving;
  dialog.close();
  return true;
}

/** Escape closes the innermost dialog only, at once: a search field would otherwise first clear itself. */
function isEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return false;
  event.preventDefault();
  event.stopPropagation();
  event.nativeEvent.stopImmediatePropagation();
  return true;
}
