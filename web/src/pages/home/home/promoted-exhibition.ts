import type { ExhibitionTicketFragment } from '#graphql';
import type { PopupTime } from './popup-time.ts';

/** An exhibition is recent while it is open, and this many days before. */
const recentDays = 30;
const dayMs = 86_400_000;

/** The exhibition that the promotional popup is about: the first that is not over, and with 'recent' a recent one. */
export function promotedExhibition<E extends Pick<ExhibitionTicketFragment, 'status' | 'startsOn'>>(
  exhibitions: readonly E[],
  when: PopupTime,
  now: Date,
): E | undefined {
  if (when === 'never') return undefined;
  return exhibitions.find(
    ({ status, startsOn }) =>
      status !== 'COMPLETED' &&
      (when === 'always' || Date.parse(startsOn) - now.getTime() < recentDays * dayMs),
  );
}
