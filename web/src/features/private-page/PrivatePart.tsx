import { Activity, Suspense, useState, type ReactNode } from 'react';
import { useSessionEnd, useSignedIn, type ViewerKind } from '#platform/session/signed-in.ts';
import { ForBuyers } from './ForBuyers.tsx';
import { GuardContext } from './guard.ts';
import { LoginOffer } from './LoginOffer.tsx';
import { useOwnerCount } from '#platform/session/use-owner-count.ts';

export type GuardProps = {
  /** Shown until the viewer is known and the code of the page is loaded. */
  readonly skeleton: ReactNode;
  /** Replaces the default content for guests, a buyer's login. */
  readonly guest?: ReactNode;
  /** Replaces the default content for a supplier on a buyer's page. */
  readonly supplier?: ReactNode;
  /** It is the whole page, which has no other heading. */
  readonly page?: boolean;
  /** The viewer's data: see OwnData. */
  readonly children: ReactNode;
};

/**
 * §6 The part of a page that belongs to one kind of viewer. All others are offered a login and stay on the page. When a
 * session ends without a logout, the content stays: a buyer's with a login panel over it (use-own.ts), that of others
 * hidden behind their login, with all that was typed. Another account begins anew.
 */
export function PrivatePart({
  kind,
  skeleton,
  page = false,
  guest = <LoginOffer />,
  supplier,
  children,
}: GuardProps & { readonly kind: ViewerKind }) {
  const signedIn = useSignedIn();
  const owner = useOwnerCount();
  const ended = useSessionEnd() !== undefined;
  const [wasShown, setWasShown] = useState(false);
  const isOwner = signedIn === kind;
  const isMounted = isOwner || (wasShown && ended);
  if (isMounted !== wasShown) setWasShown(isMounted);
  if (signedIn === 'unknown') return skeleton;
  const isVisible = isOwner || (isMounted && kind === 'buyer');
  return (
    <GuardContext value={{ kind, skeleton, guest, page }}>
      {!isVisible && (
        <Suspense fallback={skeleton}>
          {signedIn === 'guest' || kind !== 'buyer' ? guest : ofOthers(signedIn, supplier)}
        </Suspense>
      )}
      {isMounted && (
        <Activity key={owner} mode={isVisible ? 'visible' : 'hidden'}>
          <Suspense fallback={skeleton}>{children}</Suspense>
        </Activity>
      )}
    </GuardContext>
  );
}

/** A buyer's page for those who are logged in as somebody else. */
function ofOthers(signedIn: ViewerKind, supplier: ReactNode): ReactNode {
  return signedIn === 'supplier' ? (
    (supplier ?? <ForBuyers kind="supplier" />)
  ) : (
    <ForBuyers kind={signedIn === 'operator' ? 'operator' : 'organiser'} />
  );
}
