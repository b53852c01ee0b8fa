import { Trans } from '@lingui/react/macro';
import { useOnline } from '#platform/online.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { CircleAlert, CloudOff } from '#ui/icons.tsx';
import { TextSpace } from '#ui/TextSpace.tsx';
import type { SendState } from './send-state.ts';

/** Says why a message has not arrived, and what happens with it. */
export function ContactNote({ state }: { readonly state: SendState }) {
  const online = useOnline();
  if (state.kind === 'waiting')
    return (
      <p className="flex gap-2 rounded-md bg-time-tint p-3 text-sm text-time">
        <CloudOff aria-hidden size={18} className="mt-px shrink-0" />
        {state.error ? (
          <span>
            <ErrorMessage {...state.error} />
            <TextSpace />
            <Trans>Your message is saved and will be sent after this time.</Trans>
          </span>
        ) : online ? (
          <Trans>
            Our server isn’t answering. Your message is saved and will be sent when it answers again, at the
            latest when you open this site again.
          </Trans>
        ) : (
          <Trans>
            No connection. Your message is saved and will be sent when you reconnect, at the latest when you
            open this site again.
          </Trans>
        )}
      </p>
    );
  return (
    <p className="flex gap-2 rounded-md bg-brand-tint p-3 text-sm text-brand-ink">
      <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
      {state.kind === 'failed' ? (
        <span>
          <ErrorMessage {...state.error} />
          <TextSpace />
          <Trans>Your message is saved. Send it again; it won’t be delivered twice.</Trans>
        </span>
      ) : (
        <Trans>We couldn’t confirm that it arrived. Please send it again.</Trans>
      )}
    </p>
  );
}
