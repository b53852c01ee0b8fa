import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = {
  /** The part before the perforation. */
  readonly stub: ReactNode;
  readonly children: ReactNode;
  readonly as?: 'article' | 'div';
  /** It is over or no longer valid. */
  readonly isMuted?: boolean;
  /** A link in it covers it. */
  readonly isLink?: boolean;
};

/** A stub, a perforation and the ticket itself: for exhibitions, quotations, badges and receipts. */
export function Ticket({ stub, children, as: Element = 'div', isMuted = false, isLink = false }: Props) {
  return (
    <Element
      className={classes(
        'flex min-w-0 rounded-lg border border-line bg-paper',
        isMuted && 'text-mute',
        isLink && 'group relative has-[a]:hover:border-ink',
      )}
    >
      {stub}
      <div aria-hidden className="my-3 border-s-2 border-dashed border-line" />
      <div className="grid min-w-0 flex-1 content-start gap-0.5 p-4 wrap-anywhere">{children}</div>
    </Element>
  );
}
