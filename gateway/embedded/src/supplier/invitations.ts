import { linkSecretMaxCharacters } from '@fairgate/schema/limits';
import { invitationAcceptance } from '@fairgate/schema/rules/operator';
import { z } from 'zod';
import { extend } from 'zod/mini';
import { countAttempt } from '../accounts/attempts.ts';
import { audit } from '../accounts/audit.ts';
import { findBuyer } from '../accounts/buyers.ts';
import { callerFields, deviceFields } from '../accounts/caller.ts';
import { linkUsed } from '../accounts/failures.ts';
import { findInvitation, takeInvitation } from '../accounts/invitations.ts';
import { hashPassword } from '../accounts/password.ts';
import { openSupplierSession } from '../accounts/supplier-sessions.ts';
import type { Store } from '../store.ts';
import { deviceDialect } from '../wire/device.ts';
import { operation, type Operation } from '../wire/operation.ts';

const link = z.string().min(1).max(linkSecretMaxCharacters);

/** Whom a link invites, for which supplier. Throws ErrorAnswer 40103 for one that does not work. */
export function getInvitation({ db }: Store): Operation {
  return operation({
    name: 'getInvitation',
    path: '/login/getInvitation.json',
    dialect: deviceDialect,
    request: z.object({ link, ip: callerFields.ip }),
    async handle({ link: token, ip }, { tracking }) {
      await countAttempt(db, 'oneTimeToken', { visitor: tracking.visitorId, ip });
      const found = await findInvitation(db, token);
      if (!found) throw linkUsed();
      return { supplierName: found.supplier_name, name: found.name, email: found.email };
    },
  });
}

const add = {
  name: 'add invited supplier account',
  text: `
    insert into supplier_account (supplier_id, email, password_hash, name) values ($1, $2, $3, $4)
    on conflict (lower(email)) do nothing returning id`,
};

/** Makes the account of an invitation, and signs its person in. */
export function acceptInvitation({ db }: Store): Operation {
  return operation({
    name: 'acceptInvitation',
    path: '/login/acceptInvitation.json',
    dialect: deviceDialect,
    request: extend(invitationAcceptance, { ...callerFields, ...deviceFields }),
    async handle({ link: token, password, ip, userAgent, deviceId }, { tracking }) {
      await countAttempt(db, 'oneTimeToken', { visitor: tracking.visitorId, ip });
      // An invalid link must not cost a hash.
      const found = await findInvitation(db, token);
      if (!found) throw linkUsed();
      const passwordHash = await hashPassword(password);
      return db.transaction(async (transaction) => {
        if (!(await takeInvitation(transaction, found.id, token))) throw linkUsed();
        const { supplier_id: supplierId, email, name, supplier_name: supplier } = found;
        // The email may have become a buyer's or another supplier's meanwhile (§5).
        if (await findBuyer(transaction, email)) throw linkUsed();
        const values = [supplierId, email, passwordHash, name];
        const [account] = await transaction.rows<{ id: number }>(add, values);
        if (!account) throw linkUsed();
        await audit(transaction, {
          actor: email,
          action: 'invitation-accepted',
          subject: email,
          detail: supplier,
        });
        const session = await openSupplierSession(
          transaction,
          { id: account.id, email },
          { origin: 'login', userAgent, deviceId },
        );
        return { token: session, supplierId: String(supplierId), email };
      });
    },
  });
}
