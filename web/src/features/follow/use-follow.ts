import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { currentMode } from '#platform/mode.ts';
import { askForLogin } from '#platform/session/ask-for-login.ts';
import { registerLoginTask, saveLoginTask } from '#platform/session/login-tasks.ts';
import { forgetSignedIn, useSignedIn, notifyViewerChanged } from '#platform/session/signed-in.ts';
import { offerReload } from '#ui/offer-reload.ts';
import { showToast } from '#ui/toast/show-toast.ts';
import { followTask } from './follow-task.ts';
import { keyOf, type Followable } from './followable.ts';
import { follow, isFollowed, onFollowed, showFollowed } from './followed.ts';

/**
 * Whether the viewer follows it, and the function to change that. A guest's choice is applied after login
 * (§4).
 */
export function useFollow(
  { kind, id }: Followable,
  name: string,
): { readonly followed: boolean; readonly toggle: () => void } {
  const client = useApolloClient();
  const { i18n, t } = useLingui();
  const signedIn = useSignedIn();
  const followed =
    useSyncExternalStore(
      onFollowed,
      () => isFollowed({ kind, id }),
      () => undefined,
    ) ?? false;
  useEffect(() => showFollowed(client, { kind, id }), [client, kind, id]);

  async function set(next: boolean): Promise<void> {
    const error = await follow(client, { kind, id }, next);
    if (error?.code === 'LOGIN_REQUIRED') {
      // The session is over, though its cookie is still there.
      forgetSignedIn();
      return afterLogin();
    }
    if (error) {
      await import('#ui/error-text.ts').then(
        ({ errorText }) => showToast(errorText(i18n, error), { kind: 'error' }),
        () => offerReload(i18n),
      );
    } else notifyViewerChanged();
    if (!error && !next)
      showToast(t`You unfollowed ${name}.`, { action: { text: t`Undo`, run: () => void set(true) } });
  }

  async function afterLogin(): Promise<void> {
    registerLoginTask('follow', () => Promise.resolve((payload) => followTask({ client, i18n }, payload)));
    const drop = saveLoginTask({
      kind: 'follow',
      key: `follow:${keyOf({ kind, id })}`,
      payload: { kind, id, idempotencyKey: crypto.randomUUID() },
    });
    // On the web the login is a panel, and closing it cancels the task; elsewhere it is another page.
    if (!(await askForLogin()) && currentMode() === 'web') drop();
  }

  // The latest state, not the rendered one: presses can be faster than rendering.
  return {
    followed,
    toggle: () => void (signedIn === 'buyer' ? set(!isFollowed({ kind, id })) : afterLogin()),
  };
}
