// Reports registrations that have arrived. Loaded where something was in the outbox, without the form.
import type { OutboxEntry } from '#platform/outbox/outbox.ts';
import { reportSent } from '#platform/outbox/watch-sent.ts';
import { report } from '#platform/tracking.ts';
import { registrationForms } from './outbox-form.ts';

let watched: Promise<void> | undefined;

/**
 * §7.2 postGIOInfo with the id of each registration: once, also when the service worker or another page has sent it. Resolves
 * when those that have arrived already are reported.
 */
export function reportRegistrations(): Promise<void> {
  watched ??= reportSent(registrationForms, reportRegistration);
  return watched;
}

/** Reports one that a full storage could not store, and that was sent at once. */
export function reportUnstored(entry: OutboxEntry): void {
  if (entry.state === 'sent') reportRegistration(entry);
}

function reportRegistration({ form, request, result }: OutboxEntry): void {
  const { id } = (result ?? {}) as { readonly id?: string | null };
  // An email that was registered before has no new registration.
  if (typeof id !== 'string') return;
  report({
    kind: 'gio',
    name: 'pre_register',
    pageUrl: request.headers['page-url'] ?? location.href,
    param: { exhibitionId: form.slice(registrationForms.length), preregisterId: id },
  });
}
