import { verificationTtlMs } from '@fairgate/schema/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCheckVerificationCodeMutation } from '#operations/check-verification-code.ts';
import { useSendVerificationCodeMutation } from '#operations/send-verification-code.ts';
import type { VerificationChannel } from '#graphql';
import type { OperationError } from '#platform/operation-error.ts';
import { outcomeOf } from '#platform/outcome.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import type { Contact, Proof } from './proofs.ts';
import { forgetCode, rememberCode, sentCode } from './sent-codes.ts';

type Options = {
  readonly channel: VerificationChannel;
  readonly address: string;
  readonly contact: Contact;
  readonly onProof: (proof: Proof) => void;
};

/** Sends a code when it is mounted, unless one was sent before; sends new ones, and checks what is typed. */
export function useCode({ channel, address, contact, onProof }: Options) {
  const [sendCode, sending] = useSendVerificationCodeMutation();
  const [checkCode, checking] = useCheckVerificationCodeMutation();
  const [sendError, setSendError] = useState<OperationError>();
  const checked = useAttempt();
  const [before] = useState(() => sentCode(channel, address));
  const [id, setId] = useState(before?.id);
  const [waitUntil, setWaitUntil] = useState(before?.waitUntil ?? 0);

  const send = async () => {
    checked.clearError();
    // One key for each code: only this browser has it, and it is the id under which the code is checked.
    const idempotencyKey = crypto.randomUUID();
    const { email, dialingCode, mobile } = contact;
    const to = channel === 'EMAIL' ? { email } : { dialingCode, mobile };
    const { done, error } = await outcomeOf(
      sendCode({ variables: { input: { idempotencyKey, channel, ...to } } }),
      (data) => data.sendVerificationCode,
    );
    setSendError(error);
    if (error?.retryAfterSeconds !== undefined) setWaitUntil(Date.now() + error.retryAfterSeconds * 1_000);
    if (!done) return;
    const sent = { id: done.verificationId, waitUntil: Date.now() + done.resendAfterSeconds * 1_000 };
    setId(sent.id);
    setWaitUntil(sent.waitUntil);
    rememberCode(channel, address, sent, verificationTtlMs);
  };
  const isBegun = useRef(false);
  const begin = useEffectEvent(() => {
    // React's development mode mounts twice.
    if (!isBegun.current && !before) void send();
    isBegun.current = true;
  });
  useEffect(() => begin(), []);

  const check = async (code: string) => {
    if (id === undefined) return;
    const done = await checked.attempt(
      checkCode({ variables: { input: { verificationId: id, code } } }),
      (data) => data.checkVerificationCode,
    );
    if (!done) return;
    forgetCode(channel, address);
    onProof({
      channel,
      address,
      id: done.verificationId,
      until: Date.now() + done.expiresInSeconds * 1_000,
    });
  };
  return {
    isSent: id !== undefined,
    /** It was sent here, by a press; not before a reload. */
    isSentNow: id !== undefined && id !== before?.id,
    isSending: sending.loading,
    isChecking: checking.loading,
    sendError,
    checkError: checked.error,
    clearError: checked.clearError,
    waitSeconds: useSecondsUntil(waitUntil),
    send,
    check,
  };
}

/** Counts down to a time (ms). */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(() => {
      tick();
      if (Date.now() >= time) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [time]);
  return now === 0 ? 0 : Math.max(0, Math.ceil((time - now) / 1_000));
}
