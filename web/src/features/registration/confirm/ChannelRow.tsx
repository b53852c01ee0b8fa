import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { VerificationChannel } from '#graphql';
import { Button } from '#ui/Button.tsx';
import { Check } from '#ui/icons.tsx';
import { useShownAddress } from './use-shown-address.ts';

type Props = {
  readonly channel: VerificationChannel;
  /** Undefined while it is not typed in full. */
  readonly address: string | undefined;
  readonly isProven: boolean;
  /** The code of this row is being entered. */
  readonly isAsked: boolean;
  readonly onAsk: () => void;
  readonly onMissing: () => void;
  /** Where the code is entered. */
  readonly children?: ReactNode;
};

export function ChannelRow({ channel, address, isProven, isAsked, onAsk, onMissing, children }: Props) {
  const shown = useShownAddress(channel, address);
  return (
    <li className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="grid min-w-0 flex-1">
          <span className="text-sm font-semibold">
            <ChannelName channel={channel} />
          </span>
          {address !== undefined && (
            <bdi dir="ltr" className="justify-self-start text-sm text-mute wrap-anywhere">
              {shown}
            </bdi>
          )}
        </div>
        {isProven ? (
          <p role="status" className="flex items-center gap-1.5 text-sm font-semibold">
            <Check aria-hidden size={18} className="shrink-0" />
            <Trans>Confirmed</Trans>
          </p>
        ) : address === undefined ? (
          <Button size="small" look="quiet" onClick={onMissing}>
            {channel === 'EMAIL' ? <Trans>Enter an email first</Trans> : <Trans>Enter a number first</Trans>}
          </Button>
        ) : (
          !isAsked && (
            <Button size="small" onClick={onAsk}>
              <Trans>Send code</Trans>
            </Button>
          )
        )}
      </div>
      {children}
    </li>
  );
}

function ChannelName({ channel }: { readonly channel: VerificationChannel }) {
  switch (channel) {
    case 'EMAIL':
      return <Trans>Email</Trans>;
    case 'MOBILE':
      return <Trans>SMS</Trans>;
    case 'WHATSAPP':
      return <Trans>WhatsApp</Trans>;
  }
}
