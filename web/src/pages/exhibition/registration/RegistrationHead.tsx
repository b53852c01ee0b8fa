import { Trans } from '@lingui/react/macro';
import { CalendarDay } from '#features/exhibition/CalendarDay.tsx';
import { ExhibitionState } from '#features/exhibition/ExhibitionState.tsx';
import type { ExhibitionTicketFragment } from '#graphql';
import { CountryText, DateRangeText } from '#ui/Texts.tsx';
import { Ticket } from '#ui/Ticket.tsx';

type Props = {
  readonly exhibition: ExhibitionTicketFragment;
  /** An ISO day. */
  readonly today: string;
};

/** The exhibition that the form is for. */
export function RegistrationHead({ exhibition, today }: Props) {
  const { name, city, venue, countryCode, startsOn, endsOn, status } = exhibition;
  return (
    <>
      <h1 dir="auto" className="text-match text-2xl md:text-3xl">
        <Trans>Register for {name}</Trans>
      </h1>
      <div className="max-w-xl">
        <Ticket stub={<CalendarDay day={startsOn} />} isMuted={status === 'COMPLETED'}>
          <p className="text-sm font-semibold">
            <ExhibitionState status={status} startsOn={startsOn} today={today} />
          </p>
          <p className="text-lg">
            <DateRangeText from={startsOn} to={endsOn} />
          </p>
          <p className="text-mute">
            <Trans>
              {venue}, {city}, <CountryText code={countryCode} />
            </Trans>
          </p>
        </Ticket>
      </div>
    </>
  );
}
