import { dayAfter } from './day.ts';
import { pictureOfBanner, pictureOfIndustry } from './pictures.ts';
import { randomOf } from './random.ts';
import type { RowOf, Rows } from './rows.ts';
import { siteOfCountry } from './sites.ts';
import type { Source } from './source.ts';
import type { DemoSupplier } from './suppliers.ts';

const daysPerMonth = 30;

export function fairRows(source: Source, today: string): Pick<Rows, 'exhibition' | 'banner'> {
  return { exhibition: exhibitionRows(source, today), banner: bannerRows(source) };
}

/** Exhibitions of the coming months; of this month's, the first is upcoming and the second has just opened. */
function exhibitionRows(source: Source, today: string): RowOf<'exhibition'>[] {
  return source.exhibitions.map(({ key, id, country, startMonths, days, industries }, index) => {
    const within = randomOf(`exhibition:${id}`).between(9, 20);
    const opensOn = dayAfter(
      today,
      startMonths === 0 && index > 0 ? -1 : startMonths * daysPerMonth + within,
    );
    return {
      id,
      code: key,
      siteId: siteOfCountry(country),
      countryId: country,
      opensOn,
      closesOn: dayAfter(opensOn, days - 1),
      recommended: true,
      ...pictureOfIndustry(source, industries[0]),
    };
  });
}

const exhibitorShare = 0.4;

/** The exhibitions of its industry where a supplier exhibits. */
export function exhibitorRows(
  { exhibitions, types }: Source,
  { row, types: made }: DemoSupplier,
): RowOf<'exhibitor'>[] {
  const industry = (made[0] ?? types[0])?.industry ?? '';
  // A test exhibition has no exhibitors.
  return exhibitions
    .filter(
      ({ id, industries, name }) =>
        !/\btest\b/i.test(name.en) &&
        industries.includes(industry) &&
        randomOf(`exhibitor:${id}:${row.id}`).chance(exhibitorShare),
    )
    .map(({ id }) => ({ exhibitionId: id, supplierId: row.id }));
}

/** A banner links to a search or a category. */
function bannerRows(source: Source): RowOf<'banner'>[] {
  return source.banners
    .filter(({ target }) => target.kind !== 'exhibition')
    .map((banner, position) => {
      const { key, id, target } = banner;
      const category = source.categories.find((one) => one.key === target.value);
      return {
        id,
        siteId: null,
        code: key,
        position,
        jumpType: category ? 'category' : 'search',
        // "verified" is not a search word: the search shows verified suppliers anyway.
        jumpValue: category ? String(category.id) : target.value === 'verified' ? '' : target.value,
        ...pictureOfBanner(banner),
      };
    });
}
