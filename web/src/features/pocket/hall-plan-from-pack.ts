import type { HallPlanQuery, HallPlanQueryVariables } from '#graphql';
import { exhibitorFacets, logoOf } from './exhibitors-from-pack.ts';
import { findExhibitors } from './find-exhibitors.ts';
import { addressed, type OpenPack } from './open-pack.ts';

export function hallPlan(stored: OpenPack, { hall: asked, filter }: HallPlanQueryVariables): HallPlanQuery {
  const { pack } = stored;
  const { halls } = pack.exhibition;
  const found = findExhibitors(pack, { ...filter, halls: [] });
  const named = (code: string | null | undefined) => halls.find((one) => one.code === code);
  const hall = named(asked) ?? named(found.found[0]?.stand.hall) ?? halls[0];
  const isFound = new Set(found.found);
  return {
    __typename: 'Query',
    exhibition: {
      ...addressed(pack),
      halls: halls.map(({ code }) => ({ __typename: 'ExhibitionHall', code })),
      hallPlan: hall
        ? {
            __typename: 'HallPlan',
            hall: { __typename: 'ExhibitionHall', code: hall.code, width: hall.width, depth: hall.depth },
            foundCount: found.found.length,
            stands: pack.exhibitors
              .filter(({ stand }) => stand.hall === hall.code)
              .map((one) => ({
                __typename: 'PlannedStand',
                isFound: isFound.has(one),
                exhibitor: {
                  __typename: 'Exhibitor',
                  number: one.number,
                  name: one.name,
                  countryCode: one.countryCode,
                  products: one.products,
                  logo: logoOf(stored, one),
                  stand: { __typename: 'Stand', ...one.stand },
                },
              })),
            facets: exhibitorFacets(found),
          }
        : null,
    },
  };
}
