import type { ReactNode } from 'react';
import type { Icon } from './icons.tsx';

/**
 * The style of an item in the phone's bottom bar. Labels grow with the reader's text size as far as five of
 * them fit side by side.
 */
export const barPlace =
  'flex min-w-0 flex-col items-center justify-center gap-0.5 text-[min(0.75rem,3.2vw)] leading-[1.4] text-mute aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink';

export function BarPlace({ icon: Icon, children }: { readonly icon: Icon; readonly children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden size={20} />
      <span className="max-w-full truncate px-px">{children}</span>
    </>
  );
}
