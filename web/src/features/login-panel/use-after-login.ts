import { useEffect, useEffectEvent } from 'react';
import { runLoginTasks } from '#platform/session/login-tasks.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { typedEmail } from './typed-email.ts';

/** §4 whichever way somebody signed in, here or in another tab: what waited for a buyer is done first, then the callback is called. */
export function useAfterLogin(onSignedIn: () => void, kind: 'buyer' | 'supplier' = 'buyer'): void {
  const isSignedIn = useSignedIn() === kind;
  const goOn = useEffectEvent(async () => {
    typedEmail.write('');
    await runLoginTasks();
    onSignedIn();
  });
  useEffect(() => {
    if (isSignedIn) void goOn();
  }, [isSignedIn]);
}
