import { useCurrentExhibitionQuery } from '#operations/current-exhibition.ts';
import type { CurrentExhibitionQueryVariables } from '#graphql';
import { ExhibitionPage } from '../exhibition/ExhibitionPage.tsx';
import { ExhibitionSkeleton } from '../exhibition/ExhibitionSkeleton.tsx';

type Props = {
  readonly variables: CurrentExhibitionQueryVariables;
};

/** The current exhibition of a site (§2.5). */
export function CurrentExhibitionPage({ variables }: Props) {
  const { data } = useCurrentExhibitionQuery({ variables });
  const exhibition = data?.currentExhibition;
  if (!exhibition) return <ExhibitionSkeleton />;
  return <ExhibitionPage exhibition={exhibition} />;
}
