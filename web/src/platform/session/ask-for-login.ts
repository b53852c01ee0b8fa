// §4 Any feature requests a login here, and the shell shows the panel. So no feature imports the panel.
import { withDeployPath } from '@fairgate/schema/urls/deploy-path';
import { loginAddress, type LoginMode } from '@fairgate/schema/urls/login-address';
import { knownSite } from '../known-sites.ts';
import { currentMode } from '../mode.ts';
import { navigateNatively } from '../native-bridge.ts';
import { openLogin, type LoginRequest } from './login-request.ts';
import { runLoginTasks } from './login-tasks.ts';
import { currentSignedIn } from './signed-in.ts';

/**
 * Opens a login: the panel on the web, a native screen in the native app (§2.8). The caller saves its task
 * before (saveLoginTask), as the login may end on another page.
 *
 * @returns true when a buyer is signed in and all saved tasks are done, at once if one was already; false
 * when the panel was closed, or when the app went to another page.
 */
export async function askForLogin({
  mode = 'login',
  email = '',
  mustLogin = false,
  reason,
}: Partial<LoginRequest> = {}): Promise<boolean> {
  if (currentSignedIn() === 'buyer') {
    await runLoginTasks();
    return true;
  }
  if (navigateNatively(mode, { url: location.href, ...(email && { email }) })) return false;
  // With mustLogin the panel is used in any mode: the input of the page would not survive another page.
  if (currentMode() === 'web' || mustLogin) return openLogin({ mode, email, mustLogin, reason });
  location.assign(loginAddressHere(mode));
  return false;
}

/** The address of the login page with a callback to the current page, for links that work without scripts. */
export function loginAddressHere(mode: LoginMode): string {
  return withDeployPath(
    knownSite(location.pathname).deployPath,
    loginAddress(mode, location.pathname + location.search + location.hash),
  );
}
