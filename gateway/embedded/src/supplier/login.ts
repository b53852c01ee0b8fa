import { userTypes } from '@fairgate/schema/constants';
import { emailMaxCharacters } from '@fairgate/schema/limits';
import { loginPasswordRule } from '@fairgate/schema/rules/password';
import { z } from 'zod';
import { audit } from '../accounts/audit.ts';
import { callerFields, deviceFields } from '../accounts/caller.ts';
import { tokenUsed, wrongPassword } from '../accounts/failures.ts';
import { countLogin, supplierAccount } from '../accounts/known-devices.ts';
import { isPassword } from '../accounts/password.ts';
import { openSupplierSession, takeSsoToken } from '../accounts/supplier-sessions.ts';
import type { Store } from '../store.ts';
import type { Tracking } from '../wire/call.ts';
import { deviceDialect } from '../wire/device.ts';
import { holderOf, operation, type Operation } from '../wire/operation.ts';

const byPassword = z.object({
  account: z.string().trim().min(1).max(emailMaxCharacters),
  password: loginPasswordRule,
  ...callerFields,
  ...deviceFields,
});
const bySso = z.object({ ssoToken: z.string().min(1).max(200), ...callerFields, ...deviceFields });

const byEmail = {
  name: 'supplier account to sign in',
  text: 'select id, password_hash from supplier_account where lower(email) = lower($1) and disabled_at is null',
};
const lock = {
  name: 'lock supplier account',
  text: 'select supplier_id, email, password_hash from supplier_account where id = $1 and disabled_at is null for update',
};
const byId = {
  name: 'supplier account',
  text: 'select supplier_id, name, email from supplier_account where id = $1',
};

type AccountRow = { supplier_id: number; name: string; email: string };
type LockedRow = { supplier_id: number; email: string; password_hash: string | null };
type SignedIn = { readonly id: number; readonly password_hash?: string | null };

/** §7.3 Signs a supplier in by password, or by an SSO token, which §4 exchanges once. */
export function loginPc({ db }: Store): Operation {
  return operation({
    name: 'loginPc',
    path: '/login/loginPc.json',
    dialect: deviceDialect,
    request: z.union([bySso, byPassword]),
    async handle(payload, { tracking }) {
      const isSso = 'ssoToken' in payload;
      const account = isSso ? await ofSsoToken(payload) : await ofPassword(payload, tracking);
      return db.transaction(async (transaction) => {
        // The account may have been disabled, or have got a new password, meanwhile.
        const [row] = await transaction.rows<LockedRow>(lock, [account.id]);
        if (!row || (!isSso && row.password_hash !== account.password_hash))
          throw isSso ? tokenUsed() : wrongPassword();
        const { email, supplier_id: supplierId } = row;
        await audit(transaction, { actor: email, action: 'logged-in', subject: email, detail: 'supplier' });
        const token = await openSupplierSession(
          transaction,
          { id: account.id, email },
          { origin: isSso ? 'ac' : 'login', userAgent: payload.userAgent, deviceId: payload.deviceId },
        );
        return { token, userId: String(account.id), supplierId: String(supplierId), email };
      });
    },
  });

  async function ofPassword(
    { account, password, ip, deviceId }: z.output<typeof byPassword>,
    { visitorId }: Tracking,
  ): Promise<SignedIn> {
    const succeed = await countLogin(db, {
      account: supplierAccount(account),
      visitor: visitorId,
      ip,
      deviceId,
    });
    const [row] = await db.rows<{ id: number; password_hash: string | null }>(byEmail, [account]);
    const right = await isPassword(password, row?.password_hash);
    if (!row || !right) throw wrongPassword();
    await succeed();
    return row;
  }

  async function ofSsoToken({ ssoToken }: z.output<typeof bySso>): Promise<SignedIn> {
    const id = await takeSsoToken(db, ssoToken);
    if (id === undefined) throw tokenUsed();
    return { id };
  }
}

/** §7.2 supplier user info; `type` is the supplier type of §3. */
export function getUserInfoV2({ db }: Store): Operation {
  return operation({
    name: 'getUserInfoV2',
    path: '/login/getUserInfoV2.json',
    dialect: deviceDialect,
    request: z.object({}),
    async handle(_, call) {
      const { accountId } = holderOf(call, 'supplier');
      const [row] = await db.rows<AccountRow>(byId, [accountId]);
      if (!row) throw new Error('the supplier account of a session is gone');
      return {
        userId: String(accountId),
        supplierId: String(row.supplier_id),
        name: row.name,
        email: row.email,
        type: userTypes.supplier,
      };
    },
  });
}
