import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export const hallTileStyle = 'flex items-center gap-3 rounded-md border border-line bg-paper p-3';

/** The tiles of the halls, one list item each. */
export function HallTiles({ children }: { readonly children: ReactNode }) {
  return <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">{children}</ul>;
}

/** The name of an imported hall may be too long to be its letter. */
const letterMostCharacters = 3;

type Props = { readonly code: string; readonly exhibitorCount: number };

/** What a tile says about its hall. */
export function HallTile({ code, exhibitorCount: count }: Props) {
  return (
    <>
      {code.length <= letterMostCharacters && (
        <span aria-hidden className="text-3xl font-bold">
          {code}
        </span>
      )}
      <span className="grid min-w-0 text-sm wrap-anywhere">
        <span className="font-semibold">
          <Trans>Hall {code}</Trans>
        </span>
        <span className="text-mute">
          <Plural value={count} one="# exhibitor" other="# exhibitors" />
        </span>
      </span>
    </>
  );
}
