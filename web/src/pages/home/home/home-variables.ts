import type { HomeQueryVariables } from '#graphql';

const fairsShown = 3;
/** Of more, those in a country can come first. */
const fairsMost = 12;

/** §2.2: the home page is chosen by the site. A country's has what is offered from there, and its own fairs first. */
export function homeVariables({ countryCode }: { readonly countryCode: string | null }): HomeQueryVariables {
  return {
    countryCodes: countryCode === null ? [] : [countryCode],
    ofCountry: countryCode !== null,
    fairs: countryCode === null ? fairsShown : fairsMost,
  };
}

/** The fairs to show: those in the site's country first, otherwise as they came. */
export function fairsFor<Fair extends { readonly countryCode: string }>(
  fairs: readonly Fair[],
  { countryCode }: { readonly countryCode: string | null },
): Fair[] {
  return fairs
    .toSorted(
      (one, other) => Number(other.countryCode === countryCode) - Number(one.countryCode === countryCode),
    )
    .slice(0, fairsShown);
}
