import { watchDelivered } from '#features/contact/delivered.ts';
import { reportRegistrations } from '#features/registration/report-registrations.ts';

/** What is left to do once something of the outbox has arrived, also without its form. Never rejects. */
export async function settleArrived(): Promise<void> {
  await Promise.all([watchDelivered(), reportRegistrations()]);
}
