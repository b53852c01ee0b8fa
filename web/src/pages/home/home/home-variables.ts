import type { HomeQueryVariables } from '#graphql';

const exhibitionsShown = 3;
/** Loads more than it shows, so that those of the country can come first. */
const maxExhibitions = 12;

/**
 * §2.2: the home page depends on the site. That of a country has products from there, and its exhibitions
 * first.
 */
export function homeVariables({ countryCode }: { readonly countryCode: string | null }): HomeQueryVariables {
  return {
    countryCodes: countryCode === null ? [] : [countryCode],
    ofCountry: countryCode !== null,
    fairs: countryCode === null ? exhibitionsShown : maxExhibitions,
  };
}

/** The exhibitions to show: those of the site's country first, otherwise in their original order. */
export function exhibitionsFor<Exhibition extends { readonly countryCode: string }>(
  exhibitions: readonly Exhibition[],
  { countryCode }: { readonly countryCode: string | null },
): Exhibition[] {
  return exhibitions
    .toSorted(
      (one, other) => Number(other.countryCode === countryCode) - Number(one.countryCode === countryCode),
    )
    .slice(0, exhibitionsShown);
}
