import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { SearchX } from '#ui/icons.tsx';
import type { ExhibitorSearch } from './exhibitor-search.ts';

type Props = {
  readonly params: { readonly exhibition: ReturnType<typeof exhibitionParam> };
  readonly search: ExhibitorSearch;
  readonly isNarrowed: boolean;
};

/** Nothing matches, or the exhibitors are not announced yet. */
export function NoExhibitors({ params, search, isNarrowed }: Props) {
  const { exhibitor: keyword } = search;
  return (
    <EmptyView
      icon={SearchX}
      title={
        keyword === undefined ? (
          <Trans>No exhibitors here</Trans>
        ) : (
          <Trans>
            No exhibitors found for “<bdi>{keyword}</bdi>”
          </Trans>
        )
      }
      actions={
        <Link
          to={isNarrowed ? '/$exhibition/exhibitors' : '/$exhibition'}
          params={params}
          className={buttonStyle({ look: 'primary' })}
        >
          {isNarrowed ? <Trans>Clear all filters</Trans> : <Trans>Back to the fair</Trans>}
        </Link>
      }
    >
      {isNarrowed ? (
        <Trans>Try fewer or more general words, or another hall.</Trans>
      ) : (
        <Trans>The exhibitors will be announced here.</Trans>
      )}
    </EmptyView>
  );
}
