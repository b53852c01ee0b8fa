import { Trans } from '@lingui/react/macro';
import type { OutboxState } from '#platform/outbox/outbox.ts';
import { useOnline } from '#platform/online.ts';
import { Button } from '#ui/Button.tsx';
import { CircleAlert, CloudOff } from '#ui/icons.tsx';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';

type Props = {
  readonly state: Extract<OutboxState, 'waiting' | 'sending' | 'unknown'>;
  /** Back to the form. */
  readonly onChange: () => void;
};

/** Where a submitted form is: on its way, waiting for the network, or nobody knows. */
export function SubmissionState({ state, onChange }: Props) {
  const online = useOnline();
  if (state === 'unknown')
    return (
      <p role="status" className="flex gap-2 rounded-md bg-brand-tint p-3 text-sm text-brand-ink">
        <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
        <Trans>We couldn’t confirm that your registration arrived. Please register again.</Trans>
      </p>
    );
  if (online)
    return (
      <p role="status" className="flex items-center gap-3 py-6">
        <LoadingIndicator small />
        <Trans>Sending your registration…</Trans>
      </p>
    );
  return (
    <div className="grid max-w-xl justify-items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 className="flex items-start gap-2 text-xl">
        <CloudOff aria-hidden size={24} className="shrink-0" />
        <Trans>Saved on this device</Trans>
      </h2>
      <p role="status">
        <Trans>
          You’re offline. Your registration will be sent when you reconnect, at the latest when you open this
          site again.
        </Trans>
      </p>
      <Button onClick={onChange}>
        <Trans>Change your details</Trans>
      </Button>
    </div>
  );
}
