import type { LoginMode } from '@fairgate/schema/urls/login-address';
import { useEffect, useEffectEvent, useState } from 'react';
import { canLoginByEmail, needRegister, onLoginEvent } from '#platform/session/login-events.ts';
import { useEmailChecks } from './email-checks.ts';
import { typedEmail } from './typed-email.ts';

/** An email that a form is to begin with; `key` counts, so that the same one can be given again. */
export type Prefilled = { readonly email: string; readonly key: number };

type State = { readonly side: LoginMode; readonly prefilled: Readonly<Record<LoginMode, Prefilled>> };

/** Which side is in front, and what was brought over to each. */
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

  // §4 the events 'can login by email' and 'need register'.
  useEffect(() => onLoginEvent(show), []);

  // §4 given an email, the member check says which side fits.
  const choose = useEffectEvent(async () => {
    const member = given === '' ? undefined : await memberOf(given);
    if (member && !member.isSupplier) (member.registered ? canLoginByEmail : needRegister)(given);
  });
  useEffect(() => {
    void choose();
  }, [given]);

  return { side, prefilled, show };
}
