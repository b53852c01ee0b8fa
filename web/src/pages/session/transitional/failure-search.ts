import {
  oauthFailures,
  oauthPlatforms,
  type OauthFailure,
  type OauthPlatform,
} from '@fairgate/schema/constants';

/** As it stands in the address. */
export type FailureSearch = { platform?: unknown; failed?: unknown; redirectUrl?: unknown };

/** §2.2 `platform`, and how the sign-in through it failed. */
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
