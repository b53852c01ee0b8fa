import { Trans } from '@lingui/react/macro';
import { CircleAlert, CloudOff } from '#ui/icons.tsx';
import { Button } from './Button.tsx';
import { LoadingIndicator } from './LoadingIndicator.tsx';
import { RetryReason } from './RetryReason.tsx';
import type { Retry } from './RetryText.tsx';

type Props = {
  readonly state: { readonly kind: 'sending' | 'unknown' } | ({ readonly kind: 'waiting' } & Retry);
  readonly online: boolean;
  /** Back to the form. */
  readonly onChange: () => void;
  /** It was asked for, and an attempt is still on its way. */
  readonly isChanging: boolean;
};

/** Where a submitted form is: on its way, waiting for the network or for the server, or unknown. */
export function SubmissionNote({ state, online, onChange, isChanging }: Props) {
  if (state.kind === 'unknown')
    return (
      <p role="status" className="flex gap-2 rounded-md bg-brand-tint p-3 text-sm text-brand-ink">
        <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
        <Trans>We couldn’t confirm that it arrived. Please send it again.</Trans>
      </p>
    );
  if (state.kind === 'sending' && online)
    return (
      <p role="status" className="flex items-center gap-3 py-6">
        <LoadingIndicator small />
        <Trans>Sending…</Trans>
      </p>
    );
  return (
    <div className="grid max-w-xl justify-items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 className="flex items-start gap-2 text-xl">
        <CloudOff aria-hidden size={24} className="shrink-0" />
        <Trans>Saved on this device</Trans>
      </h2>
      <p role="status">
        {state.kind === 'waiting' && online ? (
          <RetryReason {...state} />
        ) : (
          <Trans>You’re offline. It will be sent when you reconnect, even if you close this page.</Trans>
        )}
      </p>
      <Button onClick={onChange} pending={isChanging}>
        <Trans>Change your details</Trans>
      </Button>
    </div>
  );
}
