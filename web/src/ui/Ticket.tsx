import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = {
  /** The part before the perforation. */
  readonly stub: ReactNode;
  readonly children: ReactNode;
  /** At the end of the ticket; at its foot where the ticket is narrow and no link, which would be too high in a list. */
  readonly picture?: ReactNode;
  readonly as?: 'article' | 'div';
  /** It is over or no longer valid. */
  readonly isMuted?: boolean;
  /** A link in it covers it. */
  readonly isLink?: boolean;
};

/**
 * A stub, a perforation and the ticket itself: for exhibitions, quotations, badges and receipts. Where the ticket is narrow
 * for its letters (200 % text on a phone), the stub is above the rest.
 */
export function Ticket({
  stub,
  children,
  picture,
  as: Element = 'div',
  isMuted = false,
  isLink = false,
}: Props) {
  return (
    <Element
      className={classes(
        '@container grid min-w-0 rounded-lg border border-line bg-paper',
        isMuted && 'text-mute',
        isLink && 'group relative has-[a]:hover:border-ink',
      )}
    >
      <div className={classes('flex min-w-0', !isLink && '@max-[34rem]:flex-col')}>
        <div className="flex min-w-0 flex-1 @max-[15rem]:flex-col">
          {stub}
          <div
            aria-hidden
            className="border-dashed border-line @min-[15rem]:my-3 @min-[15rem]:border-s-2 @max-[15rem]:mx-3 @max-[15rem]:border-t-2"
          />
          <div className="grid min-w-0 flex-1 content-start gap-0.5 p-4 wrap-anywhere">{children}</div>
        </div>
        {picture}
      </div>
    </Element>
  );
}
