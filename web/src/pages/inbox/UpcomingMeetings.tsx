import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { MeetingTimeText } from '#features/meeting/MeetingTimeText.tsx';
import { useUpcomingMeetingsQuery } from '#operations/upcoming-meetings.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';

/** The viewer's meetings that are confirmed and not over, the next first; nothing when there are none. @param reloadAt changes with the inbox. */
export function UpcomingMeetings({ reloadAt }: { readonly reloadAt: string | undefined }) {
  const signedIn = useSignedIn();
  const isSupplier = signedIn === 'supplier';
  const { data, refetch } = useUpcomingMeetingsQuery({
    skip: signedIn !== 'buyer' && !isSupplier,
    fetchPolicy: 'cache-and-network',
  });
  const reload = useEffectEvent(() => {
    refetch().catch(() => undefined);
  });
  useEffect(() => {
    if (reloadAt !== undefined) reload();
  }, [reloadAt]);
  const viewer = data?.viewer;
  const meetings = (viewer && 'upcomingMeetings' in viewer && viewer.upcomingMeetings) || [];
  if (meetings.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-lg bg-surface p-4">
      <h2 className="text-lg">
        <Trans>Upcoming meetings</Trans>
      </h2>
      <ul className="grid divide-y divide-line">
        {meetings.map(
          ({ id, topic, time, buyerTimeZone, supplierTimeZone }) =>
            time && (
              <li key={id}>
                <Link
                  to="/inbox/$conversationId"
                  params={{ conversationId: id }}
                  search={{ kind: 'MEETING' }}
                  className="grid gap-0.5 py-2"
                >
                  <MeetingTimeText time={time} otherZone={isSupplier ? buyerTimeZone : supplierTimeZone} />
                  <span dir="auto" className="text-match text-sm wrap-anywhere">
                    {topic}
                  </span>
                </Link>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
