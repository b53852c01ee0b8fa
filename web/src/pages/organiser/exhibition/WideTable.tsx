import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

type Props = {
  readonly label: string;
  readonly isBusy: boolean;
  /** Cells of the head's row. */
  readonly head: ReactNode;
  /** Rows. */
  readonly children: ReactNode;
};

/** A table that scrolls sideways in a narrow window. Its lines are high enough for names in any script. */
export function WideTable({ label, isBusy, head, children }: Props) {
  return (
    <div
      role="region"
      aria-label={label}
      aria-busy={isBusy}
      tabIndex={0}
      className={classes('overflow-x-auto rounded-md border border-line', isBusy && 'opacity-60')}
    >
      <table className="w-full text-sm">
        <thead className="bg-surface text-mute">
          <tr className="*:px-3 *:py-2 *:text-start *:font-normal">{head}</tr>
        </thead>
        <tbody className="leading-relaxed *:border-t *:border-line *:*:px-3 *:*:py-2.5 *:*:align-top">
          {children}
        </tbody>
      </table>
    </div>
  );
}
