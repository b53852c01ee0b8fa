import { Trans } from '@lingui/react/macro';
import { placeOnTimeline, recentMonths, timelineMonths } from './check-age.ts';
import { MonthsAgo } from './CheckAge.tsx';
import { isAgeing } from './check-colour.ts';
import { classes } from './classes.ts';

type Props = {
  readonly checks: readonly { readonly key: string; readonly checkedOn: string }[];
  /** An ISO day: the end of the line. */
  readonly today: string;
};

/**
 * The last 24 months as a line that ends today, with a mark for each check: green within twelve months, amber before. It
 * repeats what the list of checks says in words, so a screen reader skips it.
 */
export function CheckTimeline({ checks, today }: Props) {
  return (
    <div aria-hidden className="grid gap-1.5 text-xs text-mute">
      <div className="relative mx-2 h-4">
        <div className="absolute inset-x-0 top-1.5 flex h-1 overflow-hidden rounded-full *:flex-1">
          <span className="bg-time-tint" />
          <span className="bg-trust-tint" />
        </div>
        {checks.map(({ key, checkedOn }) => (
          <span
            key={key}
            style={{ insetInlineStart: `${placeOnTimeline(checkedOn, today)}%` }}
            className={classes(
              'absolute top-0 -ms-2 size-4 rounded-full border-3 border-paper',
              isAgeing(checkedOn, today) ? 'bg-time' : 'bg-trust',
            )}
          />
        ))}
      </div>
      <div className="grid grid-cols-3 gap-2">
        <span>
          <MonthsAgo months={timelineMonths} />
        </span>
        <span className="text-center">
          <MonthsAgo months={recentMonths} />
        </span>
        <span className="text-end">
          <Trans>Today</Trans>
        </span>
      </div>
    </div>
  );
}
