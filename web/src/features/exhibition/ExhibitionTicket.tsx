import { Trans } from '@lingui/react/macro';
import { Link, useHydrated, useRouteContext } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import type { ExhibitionTicketFragment } from '#graphql';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { CountryText, DateRangeText, ServiceText } from '#ui/Texts.tsx';
import { Ticket } from '#ui/Ticket.tsx';
import { CalendarDay } from './CalendarDay.tsx';
import { exhibitionAddress, exhibitionParam } from './exhibition-path.ts';
import { OwnBadge } from './own-badge.ts';
import { ExhibitionState } from './ExhibitionState.tsx';

type Props = {
  readonly exhibition: ExhibitionTicketFragment;
  /** The stand of the supplier who sees the ticket. */
  readonly ownStand?: { readonly hall: string; readonly number: string };
};

/** An exhibition in the form of a ticket: dates, place, status, and the badge on this device. The whole ticket is a link to its home page. */
export function ExhibitionTicket({ exhibition, ownStand }: Props) {
  const { id, name, city, venue, countryCode, startsOn, endsOn, status, picture } = exhibition;
  const hydrated = useHydrated();
  return (
    <Ticket
      as="article"
      stub={<CalendarDay day={startsOn} />}
      isMuted={status === 'COMPLETED'}
      isLink
      picture={
        picture && (
          <LazyPicture
            picture={picture}
            sizes="96px"
            decorative
            className="w-24 rounded-e-lg @max-[24rem]:hidden [&_img]:object-contain"
          />
        )
      }
    >
      <p className="text-sm font-semibold">
        <ExhibitionState status={status} startsOn={startsOn} />
      </p>
      <h3 dir="auto" className="text-match text-lg">
        <HomeLink exhibition={exhibition} isOwn={ownStand !== undefined}>
          <ServiceText>{name}</ServiceText>
        </HomeLink>
      </h3>
      <p className="text-sm text-mute">
        <DateRangeText from={startsOn} to={endsOn} />
      </p>
      <p className="text-sm text-mute">
        <Trans>
          {venue}, {city}, <CountryText code={countryCode} />
        </Trans>
      </p>
      {ownStand && (
        <p className="figures pt-1 text-sm font-semibold">
          <Trans>
            Your stand: <bdi>{`${ownStand.hall}-${ownStand.number}`}</bdi>
          </Trans>
        </p>
      )}
      {/* Above the link that covers the ticket. */}
      {hydrated && status !== 'COMPLETED' && (
        <Suspense>
          <OwnBadge
            exhibitionId={id}
            className="relative inline-flex min-h-11 items-center gap-2 justify-self-start text-sm font-semibold hover:underline"
          />
        </Suspense>
      )}
    </Ticket>
  );
}

/**
 * On a country's site it leads to the international site, which alone has exhibitions (§2.5). Suppliers see the pages of the
 * exhibitions where they have a stand.
 */
function HomeLink({
  exhibition,
  isOwn,
  children,
}: {
  readonly exhibition: ExhibitionTicketFragment;
  readonly isOwn: boolean;
  readonly children: ReactNode;
}) {
  const { userKind } = useRouteContext({ from: '__root__' });
  switch (isOwn ? 'global' : userKind) {
    case 'global':
      return (
        <Link
          to="/$exhibition"
          params={{ exhibition: exhibitionParam(exhibition) }}
          className="card-link group-hover:underline"
        >
          {children}
        </Link>
      );
    case 'country':
      return (
        <a href={exhibitionAddress(exhibition)} className="card-link group-hover:underline">
          {children}
        </a>
      );
    case 'supplier':
      return children;
  }
}
