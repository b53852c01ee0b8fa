import { createContext, useContext, type ReactNode } from 'react';
import type { ViewerKind } from '#platform/session/signed-in.ts';

/** What the parts inside a guard need to know of it. */
export type Guard = {
  readonly kind: ViewerKind;
  readonly skeleton: ReactNode;
  /** The content for a guest. */
  readonly guest: ReactNode;
  /** It is the whole page, which has no other heading. */
  readonly page: boolean;
};

export const GuardContext = createContext<Guard | undefined>(undefined);

/** @throws Error outside of PrivatePage and PrivatePart. */
export function useGuard(): Guard {
  const guard = useContext(GuardContext);
  if (!guard) throw new Error('OwnData is within PrivatePage or PrivatePart');
  return guard;
}
