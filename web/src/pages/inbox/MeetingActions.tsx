import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { isOver } from '#features/meeting/meeting-time.ts';
import type { MeetingFactsFragment } from '#graphql';
import { Button } from '#ui/Button.tsx';
import { EndMeeting } from './EndMeeting.tsx';
import { MeetingLink } from './MeetingLink.tsx';
import { ProposedTimes } from './ProposedTimes.tsx';
import { ProposeTimes } from './ProposeTimes.tsx';
import { useMeetingCalendar } from './use-meeting-calendar.ts';

type Props = {
  readonly meeting: MeetingFactsFragment;
  readonly supplierName: string;
  readonly onChange: () => void;
};
type Form = 'times' | 'decline' | 'cancel' | 'link';

/** What the viewer can do with a meeting, one thing at a time. */
export function MeetingActions({ meeting, supplierName, onChange }: Props) {
  const [form, setForm] = useState<Form>();
  const [now] = useState(() => Date.now());
  const saveCalendar = useMeetingCalendar(meeting, supplierName);
  const { id, state, time, place, videoUrl, isOwnProposal, proposedTimes } = meeting;
  const isOpen = (state === 'PROPOSED' || state === 'ACCEPTED') && !(time && isOver(time, now));
  const close = () => setForm(undefined);
  const done = () => {
    close();
    onChange();
  };
  const calendar = time && (
    <Button onClick={saveCalendar}>
      {state === 'CANCELLED' ? <Trans>Remove from calendar</Trans> : <Trans>Add to calendar</Trans>}
    </Button>
  );
  if (!isOpen) return calendar && <div className="flex flex-wrap gap-2">{calendar}</div>;
  return (
    <>
      {proposedTimes.length > 0 && <ProposedTimes meeting={meeting} onAccepted={done} />}
      {form === 'times' && <ProposeTimes meeting={meeting} onDone={done} onCancel={close} />}
      {form === 'link' && <MeetingLink id={id} videoUrl={videoUrl} onDone={done} onCancel={close} />}
      {(form === 'decline' || form === 'cancel') && (
        <EndMeeting key={form} id={id} end={form} onDone={done} onCancel={close} />
      )}
      {form === undefined && (
        <div className="flex flex-wrap gap-2">
          {calendar}
          <Button onClick={() => setForm('times')}>
            <Trans>Propose other times</Trans>
          </Button>
          {place === 'VIDEO' && (
            <Button onClick={() => setForm('link')}>
              {videoUrl ? <Trans>Change the link</Trans> : <Trans>Add a link</Trans>}
            </Button>
          )}
          {state === 'PROPOSED' && !isOwnProposal ? (
            <Button onClick={() => setForm('decline')}>
              <Trans>Decline</Trans>
            </Button>
          ) : (
            <Button onClick={() => setForm('cancel')}>
              <Trans>Cancel the meeting</Trans>
            </Button>
          )}
        </div>
      )}
    </>
  );
}
