import { msg } from '@lingui/core/macro';
import { exhibitionAddress } from '#features/exhibition/exhibition-path.ts';
import type { ExhibitionHomeFragment } from '#graphql';
import type { RouterContext } from '#platform/router-context.ts';
import { formatOf } from '#ui/format.ts';
import { absoluteAddress } from '../../absolute-address.ts';
import { describePage } from '../../describe-page.ts';
import { breadcrumbData } from '../../structured-data.ts';

/** The head of an exhibition's home page, also at the addresses without its id. */
export function describeExhibition(context: RouterContext, exhibition: ExhibitionHomeFragment) {
  const { name, city, venue, countryCode, startsOn, endsOn, picture } = exhibition;
  const { country, dateRange } = formatOf(context.locale);
  const path = exhibitionAddress(exhibition);
  const days = dateRange(startsOn, endsOn);
  const place = country(countryCode);
  return describePage(context, {
    title: context.i18n._(msg`${name}: ${days}, ${city}`),
    description: context.i18n._(
      msg`${name}, ${days}, ${venue}, ${city}, ${place}. See who exhibits, where each stand is and what is on show.`,
    ),
    path,
    exhibitionId: exhibition.id,
    picture: picture?.src,
    structured:
      import.meta.env.SSR &&
      (() => [
        {
          // https://schema.org/ExhibitionEvent
          '@type': 'ExhibitionEvent',
          name,
          startDate: startsOn,
          endDate: endsOn,
          eventStatus: 'https://schema.org/EventScheduled',
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          url: absoluteAddress(context, path),
          location: {
            '@type': 'Place',
            name: venue,
            address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: countryCode },
          },
          ...(picture && { image: new URL(picture.src, context.origin).href }),
        },
        breadcrumbData(context, [{ name, path }]),
      ]),
  });
}
