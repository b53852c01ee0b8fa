import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { VerificationChannel } from '#graphql';
import { CodeEntry } from './CodeEntry.tsx';
import { ChannelRow } from './ChannelRow.tsx';
import { addressOf, proofOf, type Contact, type Proof } from './proofs.ts';
import { forgetCode, sentCode } from './sent-codes.ts';

export type ConfirmContactProps = {
  readonly channels: readonly VerificationChannel[];
  readonly contact: Contact;
  readonly proofs: readonly Proof[];
  readonly onProof: (proof: Proof) => void;
  /** Puts the focus on the field with the address. */
  readonly onChangeAddress: (channel: VerificationChannel) => void;
};

type Asked = { readonly channel: VerificationChannel; readonly address: string };

/** §7.3 Proves the email or the phone number by a code. A registration needs none: it can be sent without a network. */
export function ConfirmContact({ channels, contact, proofs, onProof, onChangeAddress }: ConfirmContactProps) {
  const id = useId();
  const [asked, setAsked] = useState<Asked>();
  const rows = channels.map((channel) => ({ channel, address: addressOf(channel, contact) }));
  // The address that gets the code must stay the one in the form.
  const open =
    rows.find(({ channel, address }) => channel === asked?.channel && address === asked.address) ??
    rows.find(
      ({ channel, address }) =>
        address !== undefined && !proofOf(proofs, channel, address) && sentCode(channel, address),
    );
  const proven = (proof: Proof) => {
    setAsked(undefined);
    onProof(proof);
  };
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-lg border border-line p-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-sm font-semibold">
          <Trans>Confirm your contact details (optional)</Trans>
        </h2>
        <p className="text-sm text-mute">
          <Trans>
            We’ll send you a code. With a confirmed email you see your badge here. If you registered before,
            your new details replace the old ones.
          </Trans>
        </p>
      </div>
      <ul className="grid gap-1">
        {rows.map(({ channel, address }) => (
          <ChannelRow
            key={channel}
            channel={channel}
            address={address}
            isProven={proofOf(proofs, channel, address) !== undefined}
            isAsked={open?.channel === channel}
            onAsk={() => address !== undefined && setAsked({ channel, address })}
            onMissing={() => onChangeAddress(channel)}
          >
            {open?.channel === channel && address !== undefined && (
              <CodeEntry
                key={address}
                channel={channel}
                address={address}
                contact={contact}
                onProof={proven}
                onChange={() => {
                  forgetCode(channel, address);
                  setAsked(undefined);
                  onChangeAddress(channel);
                }}
              />
            )}
          </ChannelRow>
        ))}
      </ul>
    </section>
  );
}
