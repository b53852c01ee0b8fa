import { oauthPlatforms } from '@fairgate/schema/constants';
import { isPrivate, type Settings } from '../config.ts';
import { clientIdOf } from './clients.ts';
import type { RunningStandIn } from './server.ts';

/**
 * Whether a provider that believes everything may stand in: where nobody but this machine is served, and no real one is set
 * up. Elsewhere anybody could sign in as anybody.
 */
export function mayStandIn(settings: Settings): boolean {
  const real = [
    settings.OAUTH_LINKEDIN_CLIENT_ID,
    settings.OAUTH_FACEBOOK_CLIENT_ID,
    settings.OAUTH_GOOGLE_CLIENT_ID,
  ];
  return isPrivate(settings) && real.every((id) => id === undefined);
}

/** The gateway's settings by which it takes the stand-in for LinkedIn, Facebook and Google. */
export function standInSettings({ url, secret }: RunningStandIn): Readonly<Record<string, string>> {
  return Object.fromEntries(
    oauthPlatforms.flatMap((platform) => {
      const prefix = `OAUTH_${platform.toUpperCase()}`;
      return [
        [`${prefix}_CLIENT_ID`, clientIdOf(platform)],
        [`${prefix}_CLIENT_SECRET`, secret],
        [`${prefix}_ISSUER`, url],
      ];
    }),
  );
}
