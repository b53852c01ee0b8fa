// Parts of a page whose code loads when they are needed.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { lazy, useEffect, type ComponentType } from 'react';
import { pageErrorTexts } from './page-errors.gen.ts';
import { showToast } from './toast/show-toast.ts';

/**
 * A component that loads its code when it is first rendered, within Suspense. When the code cannot be loaded, a toast
 * says so and the rest of the page stays. Use React's lazy for what a page cannot do without: the page then fails.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Missing) }));
}

/** A browser does not load a failed script again before the document is reloaded. */
function Missing() {
  const { i18n } = useLingui();
  useEffect(() => {
    showToast(i18n._(pageErrorTexts.NETWORK_ERROR.id), {
      kind: 'error',
      action: { text: i18n._(msg`Try again`), run: () => location.reload() },
    });
  }, [i18n]);
  return null;
}
