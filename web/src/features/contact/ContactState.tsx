import { Trans } from '@lingui/react/macro';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { CircleAlert, CloudOff } from '#ui/icons.tsx';
import type { SendState } from './use-contact.ts';
import { TextSpace } from '#ui/TextSpace.tsx';

export function ContactState({ state }: { readonly state: SendState }) {
  return (
    <div role="status" aria-live="polite" className="empty:hidden">
      {state.kind === 'waiting' && (
        <p className="flex gap-2 rounded-md bg-time-tint p-3 text-sm text-time">
          <CloudOff aria-hidden size={18} className="mt-px shrink-0" />
          <Trans>
            You’re offline. Your message is saved and will be sent when you reconnect, as long as this page
            stays open.
          </Trans>
        </p>
      )}
      {state.kind === 'failed' && (
        <p className="flex gap-2 rounded-md bg-brand-tint p-3 text-sm text-brand-ink">
          <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
          <span>
            <ErrorMessage {...state.error} />
            <TextSpace />
            <Trans>Your message is saved. Send it again; it won’t be delivered twice.</Trans>
          </span>
        </p>
      )}
    </div>
  );
}
