// The providers of §2.8, with their differences.
import { oauthPlatforms, type OauthPlatform } from '@fairgate/schema/constants';
import { formatQueryText } from '@fairgate/schema/urls/queries';
import type { CustomFetch } from 'openid-client';
import { createFacebookProvider } from './facebook.ts';
import { createOpenIdProvider } from './openid.ts';
import type { Provider, ProviderList, ProviderSettings } from './provider.ts';

const scope = 'openid profile email';

/** Query of a provider's return address (§2.2). */
export const returnQueryOf = (platform: OauthPlatform): string => formatQueryText({ platform });

/**
 * @param options.fetchFor makes the fetch function of a provider for its return query. @param options.deadlineMs of
 * each call.
 */
export function createProviders(
  list: ProviderList,
  options: { fetchFor: (returnQuery: string) => CustomFetch; deadlineMs: number },
): ReadonlyMap<OauthPlatform, Provider> {
  const { fetchFor, deadlineMs } = options;
  return new Map(
    oauthPlatforms.flatMap((platform): [OauthPlatform, Provider][] => {
      const settings = list[platform];
      return settings
        ? [
            [
              platform,
              providerOf(platform, settings, { fetch: fetchFor(returnQueryOf(platform)), deadlineMs }),
            ],
          ]
        : [];
    }),
  );
}

function providerOf(
  platform: OauthPlatform,
  settings: ProviderSettings,
  options: { fetch: CustomFetch; deadlineMs: number },
): Provider {
  const { issuer } = settings;
  if (issuer) return createOpenIdProvider(settings, { ...options, issuer, scope, hasProofs: true });
  switch (platform) {
    case 'google':
      return createOpenIdProvider(settings, {
        ...options,
        issuer: 'https://accounts.google.com',
        scope,
        hasProofs: true,
      });
    case 'linkedin':
      // Its web apps reject a code with a verifier, and its id tokens have no nonce.
      return createOpenIdProvider(settings, {
        ...options,
        issuer: 'https://www.linkedin.com/oauth',
        scope,
        hasProofs: false,
      });
    case 'facebook':
      return createFacebookProvider(settings, options);
  }
}
