import { oauthAuthorize } from '@fairgate/schema/urls/account';
import { oauthPlatformNames, type OauthPlatform } from '@fairgate/schema/constants';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SignInProvider } from '#graphql';
import { useSignInProvidersQuery } from '#operations/sign-in-providers.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { ProviderMark } from './ProviderMark.tsx';

type Props = {
  readonly title: ReactNode;
  /** §2.8 With short labels, side by side. */
  readonly compact?: boolean;
  /** Path, query and fragment to return to. */
  readonly callback: string;
  /** In a new tab: the page with its input stays open. */
  readonly newTab?: boolean;
};

/** §2.8 Sign-in with LinkedIn, Facebook and Google, as far as this installation has them configured. */
export function SocialSignIn({ title, compact = false, callback, newTab = false }: Props) {
  const providers = useSignInProvidersQuery().data?.signInProviders ?? [];
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-sm text-mute before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {title}
      </p>
      <ul className={compact ? 'flex flex-wrap gap-2 *:min-w-24 *:flex-1' : 'grid gap-2'}>
        {providers.map((provider) => {
          const platform = provider.toLowerCase() as Lowercase<SignInProvider>;
          const name = oauthPlatformNames[platform];
          return (
            <li key={provider}>
              {/* The gateway answers (§7.3) with a redirect to the provider. */}
              <a
                href={authorizeAddress(platform, callback)}
                rel="nofollow"
                {...(newTab && { target: '_blank' })}
                className={buttonStyle({ wide: true, ...(compact && { size: 'small' }) })}
              >
                <ProviderMark provider={provider} />
                {compact ? name : <Trans>Continue with {name}</Trans>}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function authorizeAddress(provider: OauthPlatform, redirectUrl: string): string {
  return `${oauthAuthorize.format({ provider })}?${new URLSearchParams({ redirectUrl })}`;
}
