// §2.8 Modal box. Import it lazily: few visits open one.
import { Dialog } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { X } from '#ui/icons.tsx';
import { useRef, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../IconButton.tsx';
import { useMove } from './use-move.ts';
import type { ModalPosition } from './modal-options.ts';

type Props = {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
  readonly position?: ModalPosition;
  /** A press outside, Escape and the cross close it. */
  readonly maskClosable?: boolean;
  /** Can be moved with the mouse, by its head. */
  readonly movable?: boolean;
  /** Cannot be closed by the visitor. */
  readonly must?: boolean;
  readonly fullOnPhone?: boolean;
  /** Stays mounted while closed, so that it opens at once. */
  readonly keepMounted?: boolean;
  /** The maximum width, in CSS units. */
  readonly width?: string;
  readonly onClose: () => void;
  /** Called after the closing animation, 200 ms later (§9). */
  readonly onClosed?: () => void;
};

const places = {
  center: 'items-center py-6',
  top: 'items-start pt-4',
  // Leaves room above it for a press that closes it.
  bottom: 'items-end pt-2 tall:pt-14 max-md:px-0 md:pb-6',
};

export function Modal({
  open,
  title,
  children,
  foot,
  position = 'center',
  maskClosable = true,
  movable = false,
  must = false,
  fullOnPhone = false,
  keepMounted = false,
  width = '28rem',
  onClose,
  onClosed,
}: Props) {
  const { t } = useLingui();
  const popup = useRef<HTMLDivElement>(null);
  const head = useMove(popup, movable);
  const offset = typeof position === 'object' ? position.offset : undefined;
  const atBottom = position === 'bottom';
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={!maskClosable || must}
      onOpenChange={(next) => {
        if (!next && !must) onClose();
      }}
      onOpenChangeComplete={(shown) => {
        if (!shown) onClosed?.();
      }}
    >
      <Dialog.Portal keepMounted={keepMounted}>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Viewport
          className={classes(
            'fixed inset-0 z-50 flex justify-center overflow-y-auto px-4',
            fullOnPhone && 'max-md:p-0',
            typeof position === 'string' ? places[position] : 'items-start pb-6',
          )}
          style={offset ? { paddingBlockStart: offset } : undefined}
        >
          <Dialog.Popup
            ref={popup}
            style={{ maxInlineSize: width }}
            className={classes(
              'flex max-h-full w-full flex-col bg-raised shadow-float outline-none transition-[opacity,transform] duration-200',
              'data-ending-style:opacity-0 data-starting-style:opacity-0',
              fullOnPhone && 'max-md:min-h-full max-md:rounded-none',
              atBottom
                ? 'rounded-t-lg md:rounded-lg data-ending-style:translate-y-8 data-starting-style:translate-y-8'
                : 'rounded-lg data-ending-style:scale-[0.98] data-starting-style:scale-[0.98]',
            )}
          >
            <header
              {...head}
              className={classes('flex items-start gap-2 py-2 ps-5 pe-2', movable && 'md:cursor-move')}
            >
              <Dialog.Title className="flex-1 py-2 text-lg font-semibold">{title}</Dialog.Title>
              {!must && <Dialog.Close render={<IconButton icon={X} label={t`Close`} />} />}
            </header>
            {children && <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-4">{children}</div>}
            {foot && (
              <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:grow">
                {foot}
              </footer>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
