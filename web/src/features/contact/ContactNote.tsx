import { Trans } from '@lingui/react/macro';
import { useOnline } from '#platform/online.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { CircleAlert, CloudOff } from '#ui/icons.tsx';
import { RetryReason } from '#ui/RetryReason.tsx';
import { TextSpace } from '#ui/TextSpace.tsx';
import { isChanged } from './changed.ts';
import type { ContactValues } from './draft.ts';
import type { SendState } from './send-state.ts';
import { WhatWasSent } from './WhatWasSent.tsx';

type Props = {
  readonly state: SendState;
  /** What the form shows. */
  readonly values: ContactValues;
  /** What waits. */
  readonly submitted: ContactValues | undefined;
};

/** Says why a message has not arrived, and what happens with it. */
export function ContactNote({ state, values, submitted }: Props) {
  const online = useOnline();
  if (state.kind === 'waiting')
    return (
      <div className="flex gap-2 rounded-md bg-time-tint p-3 text-sm text-time">
        <CloudOff aria-hidden size={18} className="mt-px shrink-0" />
        <div className="grid min-w-0 gap-2">
          {online ? (
            <p>
              <strong>
                <Trans>Saved on this device</Trans>
              </strong>
              <br />
              <RetryReason {...state} />
            </p>
          ) : (
            <p>
              <Trans>
                No connection. Your message is saved and will be sent when you reconnect, at the latest when
                you open this site again.
              </Trans>
            </p>
          )}
          {submitted && isChanged(submitted, values) && (
            <WhatWasSent values={submitted}>
              <Trans>You’ve changed it since. This is what waits; send again to replace it:</Trans>
            </WhatWasSent>
          )}
        </div>
      </div>
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
