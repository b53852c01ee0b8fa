import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { Check } from '#ui/icons.tsx';
import type { SendState } from './send-state.ts';
import { WhatWasSent } from './WhatWasSent.tsx';

type Props = Extract<SendState, { kind: 'sent' }> & { readonly onAgain: () => void };

/** The message has arrived: shows its number and the email for the answer. */
export function ContactSent({ number, email, before, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form, which had the focus, is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid max-w-xl justify-items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <h3 ref={heading} tabIndex={-1} className="flex items-start gap-2 text-xl outline-none">
        <Check aria-hidden size={24} className="shrink-0" />
        <Trans id="saas.meg.receiverequest">We have received your request.</Trans>
      </h3>
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
    </div>
  );
}
