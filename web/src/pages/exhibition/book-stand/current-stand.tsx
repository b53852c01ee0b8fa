import { bookStand } from '@fairgate/schema/urls/exhibition';
import { notFound } from '@tanstack/react-router';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { CurrentStandDocument, useCurrentStandQuery } from '#operations/current-stand.ts';
import type { CurrentStandQueryVariables } from '#graphql';
import type { RouterContext } from '#platform/router-context.ts';
import { loadPage } from '../../load-page.ts';
import { ExhibitionSkeleton } from '../exhibition/ExhibitionSkeleton.tsx';
import { BookStandPage } from './BookStandPage.tsx';
import { describeStand } from './describe-stand.ts';

/**
 * The loader of the addresses without an id (§2.5). The canonical address is the one with the id, except for the popup,
 * which is for more roles.
 */
export async function loadCurrentStand(
  context: RouterContext,
  variables: CurrentStandQueryVariables,
  popupPath?: string,
) {
  const { currentExhibition } = await loadPage(context, CurrentStandDocument, variables, 'currentExhibition');
  if (!currentExhibition) throw notFound();
  const path = popupPath ?? bookStand.format({ exhibition: exhibitionParam(currentExhibition) });
  return describeStand(context, currentExhibition, path, popupPath !== undefined);
}

type Props = {
  readonly variables: CurrentStandQueryVariables;
  readonly isPopup?: boolean;
};

/** A stand at the current exhibition of a site (§2.5). */
export function CurrentStandPage({ variables, isPopup = false }: Props) {
  const { data } = useCurrentStandQuery({ variables });
  const exhibition = data?.currentExhibition;
  if (!exhibition) return <ExhibitionSkeleton />;
  return <BookStandPage exhibition={exhibition} isPopup={isPopup} />;
}
