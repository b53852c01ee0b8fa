import { useEffect, useEffectEvent } from 'react';
import { runLoginTasks } from '#platform/session/login-tasks.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { typedEmail } from './typed-email.ts';

/** §4 whichever way somebody became a buyer, here or in another tab: what waited for it is done first, then the callback is called. */
export function useAfterLogin(onSignedIn: () => void): void {
  const isBuyer = useSignedIn() === 'buyer';
  const goOn = useEffectEvent(async () => {
    typedEmail.write('');
    await runLoginTasks();
    onSignedIn();
  });
  useEffect(() => { if (isBuyer) void goOn(); }, [isBuyer]);
}
