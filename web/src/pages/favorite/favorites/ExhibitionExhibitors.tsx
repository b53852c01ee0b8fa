import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { ExhibitorCard } from '#features/exhibition/ExhibitorCard.tsx';
import { FollowToggle } from '#features/follow/FollowToggle.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Section } from '#ui/Section.tsx';
import { ServiceText } from '#ui/Texts.tsx';
import { followsOnPage } from './favorite-kind.ts';
import type { FollowedExhibitorList } from './followed-lists.ts';
import { GoneFollow } from './GoneFollow.tsx';

type Props = {
  readonly list: FollowedExhibitorList;
  readonly page: number;
  /** The page of the suppliers above. */
  readonly pageNo: number;
};

/** Followed exhibitors that are not listed as suppliers. */
export function ExhibitionExhibitors({ list, page, pageNo }: Props) {
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
                  <ServiceText>{node.exhibition.name}</ServiceText>
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
