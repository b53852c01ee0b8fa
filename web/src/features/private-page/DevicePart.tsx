import { useHydrated } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { useOwnerCount } from '#platform/session/use-owner-count.ts';

type Props = {
  /** Shown until the device can be read and the code of the part is loaded. */
  readonly skeleton: ReactNode;
  /** Replaces the skeleton until the page is hydrated. */
  readonly beforeHydration?: ReactNode;
  /** The part depends on who is signed in: the skeleton stays until that is known. Another account begins anew. */
  readonly waitsForViewer?: boolean;
  /** Loaded with `privatePart`. */
  readonly children: ReactNode;
};

/** The part of a page that shows what this device stores, such as badges and saved cards: to guests too. */
export function DevicePart({
  skeleton,
  beforeHydration = skeleton,
  waitsForViewer = false,
  children,
}: Props) {
  const hydrated = useHydrated();
  const isKnown = useSignedIn() !== 'unknown';
  const owner = useOwnerCount();
  if (!hydrated) return beforeHydration;
  if (waitsForViewer && !isKnown) return skeleton;
  return (
    <Suspense key={waitsForViewer ? owner : 0} fallback={skeleton}>
      {children}
    </Suspense>
  );
}
