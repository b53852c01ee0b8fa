import type { UserKind } from '@fairgate/schema/urls/access';
import type { Site } from '../generated/resolvers.ts';
import type { Viewer } from '../viewer.ts';

/** §6: which home page and which routes. Public pages know no more of the viewer (design, SSR). */
export function userKindOf(viewer: Viewer | null, { countryCode }: Pick<Site, 'countryCode'>): UserKind {
  if (viewer?.kind === 'supplier') return 'supplier';
  return countryCode == null ? 'global' : 'country';
}
