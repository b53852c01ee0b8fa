import { Trans } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { BarPlace, barPlace } from '#ui/BarPlace.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { classes } from '#ui/classes.ts';
import { UserRound } from '#ui/icons.tsx';
import { inBackground } from '#ui/on-demand.tsx';
import { LoginLink } from './LoginLink.tsx';

const GuestBadges = inBackground(() => import('./GuestBadges.tsx').then((module) => module.GuestBadges));
const MessagesLink = inBackground(() => import('./MessagesLink.tsx').then((module) => module.MessagesLink));
const AccountMenu = inBackground(() => import('./AccountMenu.tsx').then((module) => module.AccountMenu));

/**
 * The link to the account, in the header or in a phone's bottom bar. Pages are rendered for guests; the
 * viewer is known after hydration.
 */
export function AccountEntry({ place }: { readonly place: 'header' | 'bar' }): ReactNode {
  const signedIn = useSignedIn();
  if (signedIn !== 'unknown' && signedIn !== 'guest')
    return (
      <Suspense fallback={<span className="size-11" />}>
        {place === 'header' && (signedIn === 'buyer' || signedIn === 'supplier') && <MessagesLink />}
        <AccountMenu place={place} />
      </Suspense>
    );
  const badges = signedIn === 'guest' && (
    <Suspense>
      <GuestBadges place={place} />
    </Suspense>
  );
  if (place === 'bar')
    return (
      <>
        {badges}
        <LoginLink mode="login" className={barPlace}>
          <BarPlace icon={UserRound}>
            <Trans>Log in</Trans>
          </BarPlace>
        </LoginLink>
      </>
    );
  return (
    <div className="flex items-center gap-1 max-md:hidden">
      {badges}
      <LoginLink mode="login" className={buttonStyle({ look: 'quiet' })}>
        <Trans>Log in</Trans>
      </LoginLink>
      <LoginLink mode="register" className={classes(buttonStyle(), '@max-[36rem]:hidden')}>
        <Trans>Join free</Trans>
      </LoginLink>
    </div>
  );
}
