import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ExhibitionTicketFragment } from '#graphql';
import { CountryText, DateRangeText, ServiceText } from '#ui/Texts.tsx';
import { Ticket } from '#ui/Ticket.tsx';
import { CalendarDay } from './CalendarDay.tsx';
import { ExhibitionState } from './ExhibitionState.tsx';

type Props = {
  readonly exhibition: Pick<
    ExhibitionTicketFragment,
    'name' | 'city' | 'venue' | 'countryCode' | 'startsOn' | 'endsOn' | 'status'
  >;
  /** The title of the page, the exhibition's name without it; null if it is not on the ticket. */
  readonly title?: ReactNode;
  readonly poster?: ReactNode;
};

/** The ticket at the top of an exhibition's pages, with the page's title. */
export function ExhibitionTop({
  exhibition,
  title = <ServiceText>{exhibition.name}</ServiceText>,
  poster,
}: Props) {
  const { city, venue, countryCode, startsOn, endsOn, status } = exhibition;
  return (
    <Ticket stub={<CalendarDay day={startsOn} />} isMuted={status === 'COMPLETED'} picture={poster}>
      <p className="text-sm font-semibold">
        <ExhibitionState status={status} startsOn={startsOn} />
      </p>
      {title !== null && (
        <h1
          dir="auto"
          className="text-match text-2xl @max-[15rem]:text-xl @max-[15rem]:hyphens-auto md:text-3xl"
        >
          {title}
        </h1>
      )}
      <p className="text-lg">
        <DateRangeText from={startsOn} to={endsOn} />
      </p>
      <p className="text-mute">
        <Trans>
          {venue}, {city}, <CountryText code={countryCode} />
        </Trans>
      </p>
    </Ticket>
  );
}
