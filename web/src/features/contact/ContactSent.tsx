import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { ReceivedNote } from '#ui/ReceivedNote.tsx';
import type { SendState } from './send-state.ts';
import { WhatWasSent } from './WhatWasSent.tsx';

type Props = Extract<SendState, { kind: 'sent' }> & { readonly onAgain: () => void };

/** The message has arrived: shows its number and the email for the answer. */
export function ContactSent({ number, email, before, onAgain }: Props) {
  return (
    <ReceivedNote heading="h3">
      <p>
        <Trans>
          Your reference number is <bdi className="figures font-bold">{number}</bdi>. Our team will reply to{' '}
          <bdi className="font-semibold wrap-anywhere">{email}</bdi>. Please mention the number if you contact
          us again.
        </Trans>
      </p>
      {before && (
        <WhatWasSent values={before}>
          <Trans>You changed it after you sent it. This is what arrived; your changes are kept:</Trans>
        </WhatWasSent>
      )}
      <Button onClick={onAgain}>
        <Trans>Send another message</Trans>
      </Button>
    </ReceivedNote>
  );
}
