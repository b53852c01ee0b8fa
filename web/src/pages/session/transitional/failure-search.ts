import {
  oauthFailures,
  oauthPlatforms,
  type OauthFailure,
  type OauthPlatform,
} from '@fairgate/schema/constants';

export type FailureSearch = { platform?: unknown; failed?: unknown; redirectUrl?: unknown };

/** §2.2 `platform`, and how its sign-in failed. */
export function readFailure({ platform, failed, redirectUrl }: FailureSearch): {
  platform: OauthPlatform | undefined;
  failure: OauthFailure | undefined;
  redirectUrl: string | undefined;
} {
  return {
    platform: oauthPlatforms.find((one) => one === platform),
    failure: oauthFailures.find((one) => one === failed),
    redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : undefined,
  };
}
