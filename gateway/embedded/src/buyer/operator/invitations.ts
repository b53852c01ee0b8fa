import { toLanguageCode } from '@fairgate/schema/locales';
import { supplierInvitation } from '@fairgate/schema/rules/operator';
import { z } from 'zod';
import { countAttempt } from '../../accounts/attempts.ts';
import { audit } from '../../accounts/audit.ts';
import { findBuyer, supplierOfEmail } from '../../accounts/buyers.ts';
import { emailExists, supplierEmail } from '../../accounts/failures.ts';
import { addInvitation, renewInvitation, revokeInvitation as revoke } from '../../accounts/invitations.ts';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { keysetStatements, listRange, patternsOf, readRange } from '../../db/keyset.ts';
import { operatorOperation } from '../staff/staff-operation.ts';
import { operatorOf } from '../staff/staff.ts';

const columns = 'i.id, i.supplier_id, i.email, i.name, i.operator_name, i.sent_at, i.expires_at';
const list = keysetStatements({
  name: 'invitations',
  columns,
  rows: `supplier_invitation i left join supplier s on s.id = i.supplier_id
    where concat_ws(' ', i.name, i.email, s.name) ilike all($1::text[])`,
  id: 'i.id',
  parameters: 1,
});
const one = { name: 'invitation', text: `select ${columns} from supplier_invitation i where i.id = $1` };

type Row = {
  id: number;
  supplier_id: number;
  email: string;
  name: string;
  operator_name: string;
  sent_at: Date;
  expires_at: Date;
};

const format = (row: Row) => ({
  invitationId: String(row.id),
  supplierId: String(row.supplier_id),
  email: row.email,
  name: row.name,
  operatorName: row.operator_name,
  sendTime: row.sent_at.toISOString(),
  expiryTime: row.expires_at.toISOString(),
});

const noInvitation = () => new ErrorAnswer(failureCodes.notFound, 'there is no such invitation');

async function invitationOf(db: Transaction, id: number): Promise<object> {
  const [row] = await db.rows<Row>(one, [id]);
  if (!row) throw noInvitation();
  return format(row);
}

/** The invitations that nobody has accepted, the newest first. */
export function getInvitationList({ db }: Store): Operation {
  return operatorOperation({
    name: 'getInvitationList',
    request: z.object(listRange),
    async handle({ keyword, ...range }) {
      const { rows, ...page } = await readRange<Row>(db, list, range, [patternsOf(keyword)]);
      return { ...page, list: rows.map(format) };
    },
  });
}

const supplierName = { name: 'name of supplier', text: 'select name from supplier where id = $1' };

async function nameOfSupplier(db: Transaction, id: number): Promise<string> {
  const [row] = await db.rows<{ name: string }>(supplierName, [id]);
  if (!row) throw new ErrorAnswer(failureCodes.notFound, 'there is no such supplier');
  return row.name;
}

/** Invites a person to an account for a supplier. §5 An email is a buyer's or a supplier's, never both. */
export function inviteToSupplier({ db, post }: Store): Operation {
  return operatorOperation({
    name: 'inviteToSupplier',
    request: supplierInvitation,
    async handle({ supplierId, email, name, languageCode: language }, { accountId }) {
      const answer = await db.transaction(async (transaction) => {
        await countAttempt(transaction, 'invitation', { account: `operator ${accountId}` });
        if ((await supplierOfEmail(transaction, email)) !== undefined) throw supplierEmail();
        if (await findBuyer(transaction, email)) throw emailExists();
        const id = toId(supplierId) ?? 0;
        const supplier = await nameOfSupplier(transaction, id);
        const { email: actor, name: operatorName } = await operatorOf(transaction, accountId);
        const invited = { supplierId: id, email, name, language, operatorName };
        const { id: invitationId, token } = await addInvitation(transaction, invited);
        await post.writeInvitation(transaction, { email, language, supplier, operator: operatorName, token });
        await audit(transaction, { actor, action: 'supplier-invited', subject: email, detail: supplier });
        return invitationOf(transaction, invitationId);
      });
      post.deliver();
      return answer;
    },
  });
}

const ofInvitation = z.object({ invitationId: idText });

export function resendInvitation({ db, post }: Store): Operation {
  return operatorOperation({
    name: 'resendInvitation',
    request: ofInvitation,
    async handle({ invitationId }, { accountId }) {
      const id = toId(invitationId) ?? 0;
      const answer = await db.transaction(async (transaction) => {
        await countAttempt(transaction, 'invitation', { account: `operator ${accountId}` });
        const { email: actor, name: operator } = await operatorOf(transaction, accountId);
        const renewed = await renewInvitation(transaction, id, operator);
        if (!renewed) throw noInvitation();
        const { email, lang, token, supplier_id: supplierId } = renewed;
        const supplier = await nameOfSupplier(transaction, supplierId);
        const language = toLanguageCode(lang) ?? 'en';
        await post.writeInvitation(transaction, { email, language, supplier, operator, token });
        await audit(transaction, {
          actor,
          action: 'invitation-sent-again',
          subject: email,
          detail: supplier,
        });
        return invitationOf(transaction, id);
      });
      post.deliver();
      return answer;
    },
  });
}

/** Its link works no longer. */
export function revokeInvitation({ db }: Store): Operation {
  return operatorOperation({
    name: 'revokeInvitation',
    request: ofInvitation,
    async handle({ invitationId }, { accountId }) {
      const id = toId(invitationId) ?? 0;
      return db.transaction(async (transaction) => {
        const answer = await invitationOf(transaction, id);
        const email = await revoke(transaction, id);
        if (email === undefined) throw noInvitation();
        const { email: actor } = await operatorOf(transaction, accountId);
        await audit(transaction, { actor, action: 'invitation-revoked', subject: email });
        return answer;
      });
    },
  });
}
