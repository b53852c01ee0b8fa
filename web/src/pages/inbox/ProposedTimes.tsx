import { Trans } from '@lingui/react/macro';
import { MeetingTimeText } from '#features/meeting/MeetingTimeText.tsx';
import type { MeetingFactsFragment } from '#graphql';
import { useAcceptMeetingMutation } from '#operations/accept-meeting.ts';
import { zoneHere } from '#platform/day-in.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';

type Props = { readonly meeting: MeetingFactsFragment; readonly onAccepted: () => void };

/** The times that wait for an answer; the side that is asked accepts one. */
export function ProposedTimes({ meeting, onAccepted }: Props) {
  const { id, state, proposedTimes, isOwnProposal, buyerTimeZone, supplierTimeZone } = meeting;
  const isSupplier = useSignedIn() === 'supplier';
  const [accept, { loading }] = useAcceptMeetingMutation();
  const { error, attempt } = useAttempt();
  const choose = async (startsAt: string) => {
    const input = { meetingId: id, startsAt, timeZone: zoneHere() };
    if (await attempt(accept({ variables: { input } }), (data) => data.acceptMeeting)) onAccepted();
  };
  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-semibold">
        <Trans>Proposed times</Trans>
      </h4>
      {state === 'ACCEPTED' && (
        <p className="text-sm text-mute">
          <Trans>The agreed time stands until another one is accepted.</Trans>
        </p>
      )}
      <ul className="grid divide-y divide-line border-y border-line">
        {proposedTimes.map((time) => (
          <li key={time.startsAt} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <MeetingTimeText time={time} otherZone={isSupplier ? buyerTimeZone : supplierTimeZone} />
            {!isOwnProposal && (
              <Button look="primary" pending={loading} onClick={() => void choose(time.startsAt)}>
                <Trans>Accept</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ErrorOfOperation error={error} />
    </div>
  );
}
