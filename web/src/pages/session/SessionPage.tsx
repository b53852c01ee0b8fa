import { withDeployPath } from '@fairgate/schema/urls/deploy-path';
import { callbackOf, type LoginMode } from '@fairgate/schema/urls/login-address';
import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { LoginPanel } from '#features/login-panel/LoginPanel.tsx';
import { TagField } from '#features/tag-picker/TagField.tsx';
import { PageTop } from '../PageTop.tsx';

const root = getRouteApi('__root__');

/**
 * §2.8 The panel as a page: for the native app, for external links, and without scripts. After the login the
 * next page is a full load, without the data shown to the guest.
 */
export function SessionPage({
  mode,
  callback,
}: {
  readonly mode: LoginMode;
  readonly callback: string | undefined;
}) {
  const { site } = root.useRouteContext();
  const back = callbackOf(callback, withDeployPath(site.deployPath, '/'));
  return (
    <div className="page grid gap-6 pt-2 pb-12">
      <PageTop
        title={<Trans>Log in or join free</Trans>}
        here={mode === 'login' ? <Trans>Log in</Trans> : <Trans>Join free</Trans>}
      />
      <div className="max-w-[1041px]">
        <LoginPanel
          mode={mode}
          heading="h2"
          callback={back}
          TagField={TagField}
          onSignedIn={() => location.replace(back)}
        />
      </div>
    </div>
  );
}
