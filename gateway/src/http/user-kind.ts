import type { UserKind } from '@fairgate/schema/urls/access';
import type { Site } from '../generated/resolvers.ts';
import type { Viewer } from '../viewer.ts';

/** §6: selects the home page and the routes. Public pages know nothing else about the viewer. */
export function userKindOf(viewer: Viewer | null, { countryCode }: Pick<Site, 'countryCode'>): UserKind {
  if (viewer?.kind === 'supplier') return 'supplier';
  return countryCode == null ? 'global' : 'country';
}
