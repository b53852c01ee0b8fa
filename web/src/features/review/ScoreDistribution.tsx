import { Plural } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ScoresFragment } from '#graphql';
import { NumberText } from '#ui/Texts.tsx';

type Props = {
  readonly productId: string;
  readonly distribution: ScoresFragment['distribution'];
  /** The current filter by stars. */
  readonly chosen?: number | undefined;
};

/** The number of reviews for each number of stars. Each line links to those reviews. */
export function ScoreDistribution({ productId, distribution, chosen }: Props) {
  const most = Math.max(1, ...distribution.map(({ count }) => count));
  return (
    <ul className="figures grid max-w-md content-start text-sm">
      {distribution.map(({ stars, count }) => (
        <li key={stars}>
          <Link
            to="/product/score/list/$productId"
            params={{ productId }}
            search={{ stars }}
            preload={false}
            disabled={count === 0}
            aria-current={chosen === stars ? 'true' : undefined}
            className="grid min-h-9 grid-cols-[5.5rem_minmax(0,1fr)_3rem] items-center gap-3 rounded-sm pointer-coarse:min-h-11 not-aria-disabled:hover:underline [&[aria-current]]:font-bold"
          >
            <span className={count === 0 ? 'text-mute' : undefined}>
              <Plural value={stars} one="# star" other="# stars" />
            </span>
            <span aria-hidden className="h-2 overflow-hidden rounded-full bg-line forced-color-adjust-none">
              <span
                className="block h-full rounded-full bg-ink"
                style={{ inlineSize: `${(count / most) * 100}%` }}
              />
            </span>
            <span className="text-end text-mute">
              <NumberText value={count} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
