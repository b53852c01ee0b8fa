// Reports registrations that have arrived. Loaded where something was in the outbox, without the form.
import { reportSent } from '#platform/outbox/watch-sent.ts';
import { report } from '#platform/tracking.ts';
import { registrationForms } from './outbox-form.ts';

let watched: Promise<void> | undefined;

/**
 * §7.2 postGIOInfo with the id of each registration: once, also when the service worker or another page has sent it. Resolves
 * when those that have arrived already are reported.
 */
export function reportRegistrations(): Promise<void> {
  watched ??= reportSent(registrationForms, ({ form, request, result }) => {
    const { id } = (result ?? {}) as { readonly id?: string | null };
    // An email that was registered before has no new registration.
    if (typeof id !== 'string') return;
    report({
      kind: 'gio',
      name: 'pre_register',
      pageUrl: request.headers['page-url'] ?? location.href,
      param: { exhibitionId: form.slice(registrationForms.length), preregisterId: id },
    });
  });
  return watched;
}
