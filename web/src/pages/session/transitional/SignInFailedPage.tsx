import { oauthAuthorize } from '@fairgate/schema/urls/account';
import { withDeployPath } from '@fairgate/schema/urls/deploy-path';
import { localAddress } from '@fairgate/schema/urls/local-address';
import { loginAddress } from '@fairgate/schema/urls/login-address';
import { oauthPlatformNames, type OauthFailure } from '@fairgate/schema/constants';
import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { CircleAlert } from '#ui/icons.tsx';
import { readFailure } from './failure-search.ts';
import { FailureTitle, FailureAdvice } from './FailureTexts.tsx';

const route = getRouteApi('/transitional');

/** Failures that a retry would repeat. */
const notWorthRetrying: ReadonlySet<OauthFailure> = new Set(['unproven', 'supplier', 'too-often']);

/** Explains why the sign-in failed, with links: retry, login by password, previous page. */
export function SignInFailedPage() {
  const { platform, failure = 'expired', redirectUrl } = readFailure(route.useSearch());
  const { site } = route.useRouteContext();
  const home = withDeployPath(site.deployPath, '/');
  const back = redirectUrl === undefined ? home : localAddress(redirectUrl);
  const name = platform && oauthPlatformNames[platform];
  // Plain links: the gateway answers the first, and the login page may need a full load.
  const again =
    platform &&
    !notWorthRetrying.has(failure) &&
    `${oauthAuthorize.format({ provider: platform })}?${new URLSearchParams({ redirectUrl: back })}`;
  const login = withDeployPath(site.deployPath, loginAddress('login', back));
  return (
    <EmptyView
      page
      icon={CircleAlert}
      title={<FailureTitle failure={failure} name={name ?? ''} />}
      actions={
        <>
          {again && (
            <a href={again} rel="nofollow" className={buttonStyle({ look: 'primary' })}>
              <Trans>Try again with {name}</Trans>
            </a>
          )}
          <a href={login} className={buttonStyle({ look: again ? 'secondary' : 'primary' })}>
            <Trans>Log in with email</Trans>
          </a>
          <a href={back} className={buttonStyle()}>
            {back === home ? <Trans>Go to the home page</Trans> : <Trans>Back to the previous page</Trans>}
          </a>
        </>
      }
    >
      <FailureAdvice failure={failure} name={name ?? ''} />
    </EmptyView>
  );
}
