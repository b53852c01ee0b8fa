import type { CurrentExhibitionPath } from '@fairgate/schema/urls/exhibition-segment';
import { notFound } from '@tanstack/react-router';
import { CurrentExhibitionDocument } from '#operations/current-exhibition.ts';
import type { CurrentExhibitionQueryVariables } from '#graphql';
import type { RouterContext } from '#platform/router-context.ts';
import { loadPage } from '../../load-page.ts';
import { PocketPanel } from '../pocket/lazy-sections.ts';
import { describeExhibition } from '../exhibition/describe.ts';

/** The loader of the addresses without an id (§2.5). The canonical address is the one with the id. */
export async function loadCurrent(context: RouterContext, variables: CurrentExhibitionQueryVariables) {
  const [{ currentExhibition }] = await Promise.all([
    loadPage(context, CurrentExhibitionDocument, variables),
    PocketPanel.preload(),
  ]);
  if (!currentExhibition) throw notFound();
  return describeExhibition(context, currentExhibition);
}

export function currentVariables({
  websiteEnName,
  exhibitionType,
}: CurrentExhibitionPath): CurrentExhibitionQueryVariables {
  return {
    siteName: websiteEnName,
    channel: exhibitionType.toUpperCase() as Uppercase<typeof exhibitionType>,
  };
}
