import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

type Props = {
  readonly children: ReactNode;
  /** There is a column at the side. */
  readonly narrow?: boolean;
  /** One section of a page among others: a phone shows the first six. */
  readonly short?: boolean;
};

/**
 * The grid of product cards: two in a row on a phone, one with text at twice its size, five on a wide screen.
 */
export function ProductGrid({ children, narrow = false, short = false }: Props) {
  return (
    <div
      className={classes(
        'grid gap-x-3 min-[18rem]:grid-cols-2 gap-y-6 sm:grid-cols-3 md:gap-x-5 md:gap-y-8',
        narrow ? 'xl:grid-cols-4' : 'lg:grid-cols-4 xl:grid-cols-5',
        short && 'max-sm:*:nth-[n+7]:hidden',
      )}
    >
      {children}
    </div>
  );
}
