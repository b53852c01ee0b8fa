import { meetingMaxCharacters } from '@fairgate/schema/limits';
import { isVideoUrl } from '@fairgate/schema/rules/meeting';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useSetMeetingLinkMutation } from '#operations/set-meeting-link.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { useDraft } from '#platform/use-draft.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { TextField } from '#ui/TextField.tsx';

type Props = {
  readonly id: string;
  readonly videoUrl: string | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

/** The address of the video call, by either side. */
export function MeetingLink({ id, videoUrl, onDone, onCancel }: Props) {
  const [draft, setDraft] = useDraft(`meeting-link:${id}`);
  const [text, setText] = useState(draft || (videoUrl ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  const [set, { loading }] = useSetMeetingLinkMutation();
  const { error, attempt } = useAttempt();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const address = text.trim();
    const wrong = address !== '' && !isVideoUrl(address);
    setIsWrong(wrong);
    if (wrong) return;
    const input = { meetingId: id, videoUrl: address || null };
    if (!(await attempt(set({ variables: { input } }), (data) => data.setMeetingLink))) return;
    setDraft('');
    onDone();
  };
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4 rounded-lg border border-line bg-surface p-4"
      onSubmit={(event) => void send(event)}
    >
      <TextField
        name="videoUrl"
        type="url"
        inputMode="url"
        dir="ltr"
        value={text}
        maxLength={meetingMaxCharacters.videoUrl}
        label={<Trans>Link to the video call</Trans>}
        error={isWrong && <Trans>Enter an address that begins with https://.</Trans>}
        onChange={({ target }) => {
          setText(target.value);
          setDraft(target.value);
          setIsWrong(false);
        }}
      />
      <ErrorOfOperation error={error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" pending={loading}>
          <Trans>Save</Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  );
}
