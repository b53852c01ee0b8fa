import { useEffect, useEffectEvent } from 'react';
import { runLoginTasks } from '#platform/session/login-tasks.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { typedEmail } from './typed-email.ts';

/** §4 After any login, here or in another tab: runs the buyer's login tasks, then calls the callback. */
export function useAfterLogin(onSignedIn: () => void, kind: 'buyer' | 'supplier' = 'buyer'): void {
  const isSignedIn = useSignedIn() === kind;
  const finishLogin = useEffectEvent(async () => {
    typedEmail.write('');
    await runLoginTasks();
    onSignedIn();
  });
  useEffect(() => {
    if (isSignedIn) void finishLogin();
  }, [isSignedIn]);
}
