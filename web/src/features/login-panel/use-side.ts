import type { LoginMode } from '@fairgate/schema/urls/login-address';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { canLoginByEmail, needRegister, onLoginEvent } from '#platform/session/login-events.ts';
import { useEmailChecks } from './email-checks.ts';
import { typedEmail } from './typed-email.ts';

/** The initial email of a form; `key` increases with each one, so that the same email can be given again. */
export type Prefilled = { readonly email: string; readonly key: number };

type State = { readonly side: LoginMode; readonly prefilled: Readonly<Record<LoginMode, Prefilled>> };

/**
 * The side in front, and the email passed to each side. `entry` are the handlers for the element around both
 * forms, which tell when the visitor begins to fill them in.
 */
export function useSide(mode: LoginMode, given: string) {
  const { memberOf } = useEmailChecks();
  const [{ side, prefilled }, setState] = useState<State>(() => {
    const first = { email: given || typedEmail.read(), key: 0 };
    return { side: mode, prefilled: { login: first, register: first } };
  });
  const show = (next: LoginMode, email = '') =>
    setState((before) => ({
      side: next,
      prefilled:
        email === ''
          ? before.prefilled
          : { ...before.prefilled, [next]: { email, key: before.prefilled[next].key + 1 } },
    }));

  // §4 The events 'can login by email' and 'need register'.
  useEffect(() => onLoginEvent(show), []);

  const begun = useRef(false);
  const entry = {
    onInput: () => {
      begun.current = true;
    },
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // From outside comes the first focus, which the modal sets.
      begun.current ||= currentTarget.contains(relatedTarget);
    },
  };

  // §4 The member check of a given email decides the side. A late answer must not take the focus from a field
  // that the visitor fills in.
  const choose = useEffectEvent(async () => {
    const member = given === '' ? undefined : await memberOf(given);
    if (member && !member.isSupplier && !begun.current)
      (member.registered ? canLoginByEmail : needRegister)(given);
  });
  useEffect(() => {
    void choose();
  }, [given]);

  return { side, prefilled, show, entry };
}
