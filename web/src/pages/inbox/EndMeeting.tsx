import { meetingMaxCharacters } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import { useCancelMeetingMutation } from '#operations/cancel-meeting.ts';
import { useDeclineMeetingMutation } from '#operations/decline-meeting.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { useDraft } from '#platform/use-draft.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { TextArea } from '#ui/TextArea.tsx';

type Props = {
  readonly id: string;
  readonly end: 'decline' | 'cancel';
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

/** A meeting does not take place, and the other side may learn why. */
export function EndMeeting({ id, end, onDone, onCancel }: Props) {
  const [reason, setReason] = useDraft(`end-meeting:${id}`);
  const [decline, declining] = useDeclineMeetingMutation();
  const [cancel, cancelling] = useCancelMeetingMutation();
  const { error, attempt } = useAttempt();
  const send = async () => {
    const variables = { input: { meetingId: id, reason: reason.trim() } };
    const ended =
      end === 'decline'
        ? await attempt(decline({ variables }), (data) => data.declineMeeting)
        : await attempt(cancel({ variables }), (data) => data.cancelMeeting);
    if (!ended) return;
    setReason('');
    onDone();
  };
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <TextArea
        name="reason"
        rows={3}
        value={reason}
        maxLength={meetingMaxCharacters.reason}
        label={<Trans>Reason (optional)</Trans>}
        help={<Trans>The other side sees it.</Trans>}
        onChange={({ target }) => setReason(target.value)}
      />
      <ErrorOfOperation error={error} />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" pending={declining.loading || cancelling.loading} onClick={() => void send()}>
          {end === 'decline' ? <Trans>Decline</Trans> : <Trans>Cancel the meeting</Trans>}
        </Button>
        <Button onClick={onCancel}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </div>
  );
}
