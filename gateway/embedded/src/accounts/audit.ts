import type { Transaction } from '../db/database.ts';

export type AuditAction =
  | 'account-added'
  | 'account-disabled'
  | 'account-enabled'
  | 'password-reset'
  | 'logged-in'
  | 'logged-out'
  | 'leads-exported'
  | 'registrations-exported'
  | 'stand-requests-exported'
  | 'stand-request-changed'
  | 'prize-claims-exported'
  | 'prize-claim-changed'
  | 'badge-sent'
  | 'badge-revoked'
  | 'badge-issued-again'
  | 'check-ins-exported'
  | 'ticket-assigned'
  | 'ticket-answered'
  | 'ticket-noted'
  | 'ticket-closed'
  | 'ticket-reopened'
  | 'conversation-read'
  | 'supplier-reminded'
  | 'supplier-invited'
  | 'invitation-sent-again'
  | 'invitation-revoked'
  | 'invitation-accepted'
  | 'exhibition-published'
  | 'exhibition-unpublished';

export type AuditEntry = {
  /** An email, or `commandLine`. */
  readonly actor: string;
  readonly action: AuditAction;
  /** An email, the id of an exhibition, or the number of a ticket or an enquiry. */
  readonly subject: string;
  readonly detail?: string;
};

export const commandLine = 'command line';

const add = {
  name: 'audit',
  text: 'insert into audit_log (actor, action, subject, detail) values ($1, $2, $3, $4)',
};

/** Notes what somebody did, in the same transaction. */
export async function audit(
  db: Transaction,
  { actor, action, subject, detail = '' }: AuditEntry,
): Promise<void> {
  await db.rows(add, [actor, action, subject, detail]);
}
