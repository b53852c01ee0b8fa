import { dayAfter } from './day.ts';
import { pictureOfIndustry } from './pictures.ts';
import { randomOf } from './random.ts';
import type { RowOf } from './rows.ts';
import { siteOfCountry } from './sites.ts';
import type { Source } from './source.ts';

const daysPerMonth = 30;

/** Exhibitions of the past and coming months; of this month's, the first is upcoming and the second has just opened. */
export function exhibitionRows(source: Source, today: string): RowOf<'exhibition'>[] {
  return source.exhibitions.map(
    ({ key, id, channel, country, timeZone, startMonths, days, industries }, index) => {
      const within = randomOf(`exhibition:${id}`).between(9, 20);
      const opensOn = dayAfter(
        today,
        startMonths === 0 && index > 0 ? -1 : startMonths * daysPerMonth + within,
      );
      return {
        id,
        code: key,
        channel,
        siteId: siteOfCountry(country),
        countryId: country,
        timeZone,
        opensOn,
        closesOn: dayAfter(opensOn, days - 1),
        recommended: true,
        ...pictureOfIndustry(source, industries[0]),
      };
    },
  );
}
