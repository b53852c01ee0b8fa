import { Link } from '@tanstack/react-router';
import type { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { HallTile, HallTiles, hallTileStyle } from '#features/exhibition/HallTile.tsx';
import type { ExhibitionHomeFragment } from '#graphql';

type Props = {
  readonly halls: NonNullable<ExhibitionHomeFragment['halls']>;
  readonly params: { readonly exhibition: ReturnType<typeof exhibitionParam> };
};

/** The halls by their letters, each a link to its exhibitors. */
export function HallList({ halls, params }: Props) {
  return (
    <HallTiles>
      {halls.map((hall) => (
        <li key={hall.code} className="grid">
          <Link
            to="/$exhibition/exhibitors"
            params={params}
            search={{ hall: hall.code }}
            className={`${hallTileStyle} hover:border-ink`}
          >
            <HallTile {...hall} />
          </Link>
        </li>
      ))}
    </HallTiles>
  );
}
