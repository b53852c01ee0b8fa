import { verificationCodeCharacters, verificationTtlMs } from '@fairgate/schema/limits';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { VerificationChannel } from '#graphql';
import { Button } from '#ui/Button.tsx';
import { digitOf } from '#ui/digits.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { Contact, Proof } from './proofs.ts';
import { useCode } from './use-code.ts';
import { useShownAddress } from './use-shown-address.ts';

type Props = {
  readonly channel: VerificationChannel;
  readonly address: string;
  readonly contact: Contact;
  readonly onProof: (proof: Proof) => void;
  /** The address is wrong. */
  readonly onChange: () => void;
};

const minutes = verificationTtlMs / 60_000;

/** A code is on its way to an address: its input, and another code after a while. */
export function CodeEntry({ onChange, ...rest }: Props) {
  const { t } = useLingui();
  const {
    isSent,
    isSentNow,
    isSending,
    isChecking,
    sendError,
    checkError,
    clearError,
    waitSeconds,
    send,
    check,
  } = useCode(rest);
  const { channel } = rest;
  const address = useShownAddress(channel, rest.address);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSentNow) input.current?.querySelector('input')?.focus();
  }, [isSentNow]);
  const confirm = () => {
    if (!isChecking && typed.length === verificationCodeCharacters) void check(typed);
    else input.current?.querySelector('input')?.focus();
  };
  return (
    <div className="grid gap-3 rounded-md bg-surface p-3">
      {isSent && (
        <>
          <p role="status" className="text-sm">
            <Trans>
              We’ve sent a code to{' '}
              <bdi dir="ltr" className="font-semibold wrap-anywhere">
                {address}
              </bdi>
              . It works for {minutes} minutes.
            </Trans>
          </p>
          <div ref={input}>
            <TextField
              label={t`Code`}
              value={typed}
              error={checkError && <ErrorMessage {...checkError} />}
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
              onChange={({ target }) => {
                clearError();
                setTyped(Array.from(target.value, digitOf).join('').slice(0, verificationCodeCharacters));
              }}
              onKeyDown={(event) => {
                // Within the form of the registration, which must not be sent.
                if (event.key !== 'Enter') return;
                event.preventDefault();
                confirm();
              }}
              action={
                <Button pending={isChecking} onClick={confirm}>
                  <Trans>Confirm</Trans>
                </Button>
              }
            />
          </div>
        </>
      )}
      <ErrorOfOperation error={sendError} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {waitSeconds > 0 ? (
          <span className="figures text-mute">
            {t`New code in ${plural(waitSeconds, { one: '# second', other: '# seconds' })}`}
          </span>
        ) : (
          <Button
            size="small"
            look="quiet"
            pending={isSending}
            onClick={() => {
              setTyped('');
              void send();
            }}
          >
            {isSent || sendError ? <Trans>Send a new code</Trans> : <Trans>Sending…</Trans>}
          </Button>
        )}
        <Button size="small" look="quiet" className="-ms-3" onClick={onChange}>
          {channel === 'EMAIL' ? <Trans>Change email</Trans> : <Trans>Change number</Trans>}
        </Button>
      </div>
    </div>
  );
}
