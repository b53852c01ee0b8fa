import type { PartyKind } from '@fairgate/schema/constants';
import type { Transaction } from '../db/database.ts';
import type { Call } from '../wire/call.ts';
import { faultCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';

/** Whose a file is. */
export type FileOwner = {
  readonly kind: PartyKind;
  /** Of the buyer, of the supplier (not of its account) or of the operator; a guest's visitor id. */
  readonly id: string;
  /** The visitor's id: what a guest has uploaded can be attached after the login. */
  readonly visitorId: string;
};

const supplierOf = {
  name: 'supplier of account, for files',
  text: 'select supplier_id::text as id from supplier_account where id = $1',
};

/** The caller. Throws ErrorAnswer (403) for an organiser, who attaches nothing. */
export async function fileOwnerOf(db: Transaction, { holder, tracking }: Call): Promise<FileOwner> {
  const { visitorId } = tracking;
  if (!holder) return { kind: 'guest', id: visitorId, visitorId };
  if (holder.kind === 'buyer') return { kind: 'buyer', id: String(holder.accountId), visitorId };
  if (holder.kind === 'supplier') {
    const [row] = await db.rows<{ id: string }>(supplierOf, [holder.accountId]);
    if (row) return { kind: 'supplier', id: row.id, visitorId };
  }
  throw new ErrorAnswer(faultCodes.forbidden, 'not for this account', faultCodes.forbidden);
}
