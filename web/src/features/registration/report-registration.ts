import { report } from '#platform/tracking.ts';

/** §7.2 postGIOInfo with the id of a signed-in buyer's registration. */
export function reportRegistration(exhibitionId: string, preregisterId: string): void {
  report({
    kind: 'gio',
    name: 'pre_register',
    pageUrl: location.href,
    param: { exhibitionId, preregisterId },
  });
}
