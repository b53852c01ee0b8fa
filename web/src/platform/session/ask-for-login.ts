// §4 what needs a login asks for it here; the panel in the shell hears of it. So no feature imports the panel.
import { withDeployPath } from '@fairgate/schema/urls/deploy-path';
import { loginAddress, type LoginMode } from '@fairgate/schema/urls/login-address';
import { knownSite } from '../known-sites.ts';
import { currentMode } from '../mode.ts';
import { navigateNatively } from '../native-bridge.ts';
import { openLogin, type LoginRequest } from './login-request.ts';
import { runLoginTasks } from './login-tasks.ts';
import { currentSignedIn } from './signed-in.ts';

/**
 * Leads to a login: to the panel on the web, to a screen of its own in the native app (§2.8). What is to be done after it
 * is saved before (saveLoginTask), as the login may end on another page.
 *
 * @returns true when a buyer is signed in and all saved tasks are done, at once if one was already; false when the panel
 * was closed, or where the app went elsewhere.
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
  // What was typed on a page that cannot do without a login would not outlive another page.
  if (currentMode() === 'web' || mustLogin) return openLogin({ mode, email, mustLogin, reason });
  location.assign(loginAddressHere(mode));
  return false;
}

/** The address of the login page that leads back to where we are: for links that work before and without scripts. */
export function loginAddressHere(mode: LoginMode): string {
  return withDeployPath(
    knownSite(location.pathname).deployPath,
    loginAddress(mode, location.pathname + location.search + location.hash),
  );
}
