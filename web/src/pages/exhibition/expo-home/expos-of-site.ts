import type { ExhibitionTicketFragment } from '#graphql';

type Exhibition = ExhibitionTicketFragment;

/** A site's exhibitions: the next first, of the past ones the latest first. `site` is its name in addresses, in any case. */
export function exposOfSite(exhibitions: readonly Exhibition[], site: string) {
  const own = exhibitions
    .filter(({ siteName }) => siteName.toLowerCase() === site.toLowerCase())
    .toSorted((one, other) => one.startsOn.localeCompare(other.startsOn));
  const inState = (status: Exhibition['status']) => own.filter((one) => one.status === status);
  return {
    open: inState('OPENING'),
    coming: inState('COMING'),
    past: inState('COMPLETED').toReversed(),
  };
}

/** The first exhibition of each other site, the next ones first. */
export function otherSites(exhibitions: readonly Exhibition[], site: string): Exhibition[] {
  const firsts = new Map<string, Exhibition>();
  for (const one of exhibitions)
    if (one.status !== 'COMPLETED' && !firsts.has(one.siteName)) firsts.set(one.siteName, one);
  return [...firsts.values()].filter(({ siteName }) => siteName.toLowerCase() !== site.toLowerCase());
}
