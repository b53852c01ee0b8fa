import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { ExhibitorCard } from '#features/exhibition/ExhibitorCard.tsx';
import { showAsFollowed } from '#features/follow/followed.ts';
import { FollowToggle } from '#features/follow/FollowToggle.tsx';
import { useFollowedExhibitorsQuery } from '#operations/followed-exhibitors.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { Pager } from '#ui/Pager.tsx';
import { Section } from '#ui/Section.tsx';
import { followsOnPage } from './favorite-kind.ts';
import { GoneFollow } from './GoneFollow.tsx';

type Props = {
  readonly page: number;
  /** The page of the suppliers above. */
  readonly pageNo: number;
};

/** The followed exhibitors that are not listed as suppliers, below the suppliers; nothing without them. */
export function FollowedExhibitors({ page, pageNo }: Props) {
  const { data } = useFollowedExhibitorsQuery({ variables: { page }, skip: useSignedIn() !== 'buyer' });
  const list = data?.viewer?.__typename === 'Buyer' ? data.viewer.followedExhibitors : undefined;
  useEffect(
    () => showAsFollowed(list?.edges.map(({ exhibitorId: id }) => ({ kind: 'exhibitor', id })) ?? []),
    [list],
  );
  if (!list || list.totalCount === 0) return null;
  return (
    <Section isLong title={<Trans>Exhibitors at trade fairs</Trans>}>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {list.edges.map(({ exhibitorId, node }) => (
          <li key={exhibitorId} className="relative grid content-start gap-2">
            {node?.exhibition ? (
              <>
                <ExhibitorCard exhibitor={node} exhibition={node.exhibition} />
                <Link
                  to="/$exhibition/visits"
                  params={{ exhibition: exhibitionParam(node.exhibition) }}
                  dir="auto"
                  className="line-link text-sm text-mute underline underline-offset-4"
                >
                  {node.exhibition.name}
                </Link>
                <FollowToggle kind="exhibitor" id={exhibitorId} name={node.name} labelled />
              </>
            ) : (
              <GoneFollow kind="exhibitor" id={exhibitorId} />
            )}
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pageCount={Math.ceil(list.totalCount / followsOnPage)}
        link={({ page: fairPageNo, ...link }) => (
          <Link
            {...link}
            to="/myFavorite/$kind"
            params={{ kind: 'exhibitor' }}
            search={{ ...(pageNo > 1 && { pageNo }), ...(fairPageNo > 1 && { fairPageNo }) }}
          />
        )}
      />
    </Section>
  );
}
