import { Suspense, type ReactNode } from 'react';
import { privatePart } from '#features/private-page/private-part.tsx';
import { useSignedIn } from '#platform/session/signed-in.ts';

const OrganiserLogin = privatePart(() =>
  import('./OrganiserLogin.tsx').then((module) => module.OrganiserLogin),
);

type Props = {
  /** Shown until the viewer is known and the code of the page is loaded. */
  readonly skeleton: ReactNode;
  /** It is the whole page, which has no other heading. */
  readonly page?: boolean;
  /** The organiser's data: see OwnData. */
  readonly children: ReactNode;
};

/** The part of a page that only organisers have. All others can log in here. */
export function OrganisersOnly({ skeleton, page = false, children }: Props) {
  const signedIn = useSignedIn();
  if (signedIn === 'unknown') return skeleton;
  return (
    <Suspense fallback={skeleton}>
      {signedIn === 'organiser' ? children : <OrganiserLogin page={page} />}
    </Suspense>
  );
}
