import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pageErrorTexts } from './page-errors.gen.ts';
import { showToast } from './toast/show-toast.ts';

/** The wait for the server, before the page is left. */
const mostMs = 5_000;

/**
 * Code could not be loaded: offers to load a page as a whole, since a browser does not load a failed script again before
 * that. As long as the server is not reached, the current page stays, with what was typed.
 */
export function offerReload(i18n: I18n, href = location.href): void {
  const reload = async () => {
    const answer = await fetch(href, { method: 'HEAD', signal: AbortSignal.timeout(mostMs) }).catch(
      () => undefined,
    );
    if (!answer || answer.status >= 500) offerReload(i18n, href);
    else if (href === location.href) location.reload();
    else location.assign(href);
  };
  showToast(i18n._(pageErrorTexts.NETWORK_ERROR.id), {
    kind: 'error',
    action: { text: i18n._(msg`Try again`), run: () => void reload() },
  });
}
