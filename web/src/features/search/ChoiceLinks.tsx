import { Link } from '@tanstack/react-router';
import { classes } from '#ui/classes.ts';
import { useFormat } from '#ui/format.ts';
import { usePlace } from './place.ts';
import type { ProductSearch } from './product-search.ts';

export type Choice = {
  readonly key: string;
  readonly label: string;
  readonly count?: number;
  readonly search: ProductSearch;
  readonly isChosen: boolean;
};

/** Values of a filter that takes one value: links, so that they work without scripts. */
export function ChoiceLinks({
  choices,
  replace,
}: {
  readonly choices: readonly Choice[];
  readonly replace: boolean;
}) {
  const { number } = useFormat();
  const { linkTo } = usePlace();
  return (
    <ul>
      {choices.map(({ key, label, count, search, isChosen }) => (
        <li key={key}>
          <Link
            {...linkTo(search)}
            replace={replace}
            resetScroll={false}
            preload={false}
            rel="nofollow"
            aria-current={isChosen ? 'true' : undefined}
            className="group flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11"
          >
            <span
              aria-hidden
              className={classes(
                'grid size-5 shrink-0 place-items-center rounded-full border',
                isChosen ? 'border-action' : 'border-edge group-hover:border-ink',
              )}
            >
              {isChosen && <span className="size-2.5 rounded-full bg-action" />}
            </span>
            <bdi className="min-w-0 flex-1 text-match">{label}</bdi>
            {count !== undefined && (
              <bdi suppressHydrationWarning className="figures text-sm text-mute">
                {number(count)}
              </bdi>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
