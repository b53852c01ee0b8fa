import { oauthPlatforms } from '@fairgate/schema/constants';
import { isPrivate, type Settings } from '../config.ts';
import { clientIdOf } from './clients.ts';
import type { RunningDemoProvider } from './server.ts';

/**
 * Whether the demo provider, which accepts any identity, may run: only if the gateway serves this machine alone and no
 * real provider is configured. Elsewhere anybody could sign in as anybody.
 */
export function mayUseDemoProvider(settings: Settings): boolean {
  const real = [
    settings.OAUTH_LINKEDIN_CLIENT_ID,
    settings.OAUTH_FACEBOOK_CLIENT_ID,
    settings.OAUTH_GOOGLE_CLIENT_ID,
  ];
  return isPrivate(settings) && real.every((id) => id === undefined);
}

/** The gateway's settings that make it use the demo provider as LinkedIn, Facebook and Google. */
export function demoProviderSettings({ url, secret }: RunningDemoProvider): Readonly<Record<string, string>> {
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
