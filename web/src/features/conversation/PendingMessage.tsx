import { Plural, Trans } from '@lingui/react/macro';
import { useOnline } from '#platform/online.ts';
import type { OutboxView } from '#platform/outbox/outbox.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { RetryReason } from '#ui/RetryReason.tsx';
import { MessageBubble } from './MessageBubble.tsx';

type Props = {
  readonly entry: OutboxView;
  readonly body: string;
  /** Takes it back into the field. */
  readonly onEdit: () => void;
};

/** A message that has not arrived: on its way, waiting, refused or unknown. */
export function PendingMessage({ entry, body, onEdit }: Props) {
  const online = useOnline();
  const { pending, failure, state } = entry;
  return (
    <MessageBubble isOwn body={body}>
      {entry.files && (
        <p className="text-xs text-mute">
          <Plural value={entry.files.length} one="# file" other="# files" />
        </p>
      )}
      <div role="status" className="grid justify-items-end gap-1 text-xs text-time">
        {failure ? (
          <span className="text-brand-ink">
            <ErrorMessage {...failure} />
          </span>
        ) : state === 'unknown' ? (
          <span className="text-brand-ink">
            <Trans>We couldn’t confirm that it arrived. Please send it again.</Trans>
          </span>
        ) : pending?.kind === 'waiting' && online ? (
          <RetryReason {...pending} />
        ) : online ? (
          <Trans>Sending…</Trans>
        ) : (
          <Trans>You’re offline. It will be sent when you reconnect.</Trans>
        )}
        {state !== 'sending' && (
          <Button onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
        )}
      </div>
    </MessageBubble>
  );
}
