import { Drawer } from '@base-ui/react/drawer';
import { useLingui } from '@lingui/react/macro';
import { X } from '#ui/icons.tsx';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton.tsx';

type Props = {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  readonly onClose: () => void;
};

/** A sheet from the bottom of a phone's screen, closed by a swipe, the cross or a press above it. Import it lazily. */
export function Sheet({ open, title, children, foot, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Drawer.Root open={open} swipeDirection="down" onOpenChange={(next) => { if (!next) onClose(); }}>
      <Drawer.Portal>
        <Drawer.Backdrop className="fixed inset-0 z-40 bg-veil opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-200 data-swiping:duration-0 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Drawer.Viewport className="fixed inset-0 z-50 flex items-end justify-center">
          <Drawer.Popup className="flex max-h-[88dvh] w-full max-w-2xl [transform:translateY(var(--drawer-swipe-movement-y))] flex-col rounded-t-lg bg-raised shadow-float outline-none transition-transform duration-200 data-swiping:duration-0 data-swiping:select-none data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]">
            <div aria-hidden className="mx-auto mt-2 h-1 w-10 rounded-full bg-line" />
            <header className="flex items-start gap-2 ps-4 pe-2">
              <Drawer.Title className="flex-1 py-2.5 text-lg font-semibold">{title}</Drawer.Title>
              <Drawer.Close render={<IconButton icon={X} label={t`Close`} />} />
            </header>
            <Drawer.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4">{children}</Drawer.Content>
            {foot && <footer className="border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">{foot}</footer>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
