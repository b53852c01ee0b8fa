import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CalendarDay } from '#features/exhibition/CalendarDay.tsx';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import type { OrganiserQuery } from '#graphql';
import { useOrganiserQuery } from '#operations/organiser.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Dotted } from '#ui/Dotted.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Ticket as TicketIcon } from '#ui/icons-on-demand.tsx';
import { CountryText, DateRangeText, ServiceText } from '#ui/Texts.tsx';
import { Ticket } from '#ui/Ticket.tsx';
import { StageText } from '../StageText.tsx';

/** The organiser's exhibitions as tickets, each with its stage and how many exhibit. */
export function OwnExhibitions() {
  const read = useOrganiserQuery({ skip: useSignedIn() !== 'organiser' });
  return (
    <OwnData read={read}>
      {({ exhibitions }, retry, faultOf) =>
        exhibitions === null ? (
          <NotLoaded error={faultOf('exhibitions')} onRetry={retry} />
        ) : exhibitions.length === 0 ? (
          <NoExhibitions />
        ) : (
          <ul className="grid gap-3 md:grid-cols-2">
            {exhibitions.map((one) => (
              <li key={one.id} className="grid">
                <OwnTicket own={one} />
              </li>
            ))}
          </ul>
        )
      }
    </OwnData>
  );
}

type Organiser = Extract<NonNullable<OrganiserQuery['viewer']>, { __typename: 'OrganiserUser' }>;

function OwnTicket({ own }: { readonly own: NonNullable<Organiser['exhibitions']>[number] }) {
  const { exhibition, hallCount, exhibitorCount: count, openStandRequestCount, openPrizeClaimCount } = own;
  const { id, name, city, venue, countryCode, startsOn, endsOn, status, stage } = exhibition;
  return (
    <Ticket as="article" stub={<CalendarDay day={startsOn} />} isMuted={status === 'COMPLETED'} isLink>
      <p className="text-sm font-semibold">
        <StageText stage={stage} />
      </p>
      <h2 dir="auto" className="text-match text-lg">
        <Link
          to="/organiser/$exhibitionId"
          params={{ exhibitionId: id }}
          className="card-link group-hover:underline"
        >
          <ServiceText>{name}</ServiceText>
        </Link>
      </h2>
      <p className="text-sm text-mute">
        <DateRangeText from={startsOn} to={endsOn} />
      </p>
      <p className="text-sm text-mute">
        <Trans>
          {venue}, {city}, <CountryText code={countryCode} />
        </Trans>
      </p>
      <p className="text-sm text-mute">
        <Dotted
          first={<Plural value={hallCount} one="# hall" other="# halls" />}
          second={<Plural value={count} one="# exhibitor" other="# exhibitors" />}
        />
      </p>
      {openStandRequestCount > 0 && (
        <p className="text-sm font-semibold">
          <Plural value={openStandRequestCount} one="# open stand request" other="# open stand requests" />
        </p>
      )}
      {openPrizeClaimCount > 0 && (
        <p className="text-sm font-semibold">
          <Plural value={openPrizeClaimCount} one="# open prize claim" other="# open prize claims" />
        </p>
      )}
    </Ticket>
  );
}

function NoExhibitions() {
  return (
    <EmptyView
      icon={TicketIcon}
      title={<Trans>No trade fairs yet</Trans>}
      actions={
        <Link to="/customer-service" className={buttonStyle({ look: 'primary' })}>
          <Trans>Contact our team</Trans>
        </Link>
      }
    >
      <Trans>Our team connects your fairs to your account.</Trans>
    </EmptyView>
  );
}
