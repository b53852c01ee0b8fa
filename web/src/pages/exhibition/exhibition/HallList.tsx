import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import type { ExhibitionHomeFragment } from '#graphql';

type Props = {
  readonly halls: NonNullable<ExhibitionHomeFragment['halls']>;
  readonly params: { readonly exhibition: ReturnType<typeof exhibitionParam> };
};

/** The halls by their letters, each a link to its exhibitors. */
export function HallList({ halls, params }: Props) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
      {halls.map(({ code, exhibitorCount: count }) => (
        <li key={code} className="grid">
          <Link
            to="/$exhibition/exhibitors"
            params={params}
            search={{ hall: code }}
            className="flex items-center gap-3 rounded-md border border-line bg-paper p-3 hover:border-ink"
          >
            <span aria-hidden className="text-3xl font-bold">
              {code}
            </span>
            <span className="grid min-w-0 text-sm">
              <span className="font-semibold">
                <Trans>Hall {code}</Trans>
              </span>
              <span className="text-mute">
                <Plural value={count} one="# exhibitor" other="# exhibitors" />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
