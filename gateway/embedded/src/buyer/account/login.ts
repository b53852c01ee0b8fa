import { loginForm } from '@fairgate/schema/rules/forms';
import { z } from 'zod';
import { extend } from 'zod/mini';
import { openBuyerSession } from '../../accounts/buyer-sessions.ts';
import { findBuyer, lockBuyer } from '../../accounts/buyers.ts';
import { callerFields, deviceFields } from '../../accounts/caller.ts';
import { wrongPassword } from '../../accounts/failures.ts';
import { countLogin } from '../../accounts/known-devices.ts';
import { hashPassword, isOutdated, isPassword } from '../../accounts/password.ts';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import { operation, type Operation } from '../../wire/operation.ts';

const setHash = { name: 'set password hash', text: 'update buyer set password_hash = $2 where id = $1' };

/** §3 login payload. An unknown email and a wrong password get the same answer in the same time. */
export function login({ db }: Store): Operation {
  return operation({
    name: 'login',
    path: '/login/login.json',
    dialect: blade,
    request: extend(loginForm, {
      ...callerFields,
      ...deviceFields,
      origin: z.enum(['login', 'login-simple']).default('login'),
    }),
    async handle({ email, password, ip, userAgent, deviceId, origin }, { tracking }) {
      const succeed = await countLogin(db, { account: email, visitor: tracking.visitorId, ip, deviceId });
      const buyer = await findBuyer(db, email);
      const right = await isPassword(password, buyer?.password_hash);
      if (!buyer || !right) throw wrongPassword();
      await succeed();
      const { id, password_hash: hash } = buyer;
      const newHash = hash !== null && isOutdated(hash) ? await hashPassword(password) : undefined;
      return db.transaction(async (transaction) => {
        if ((await lockBuyer(transaction, id))?.password_hash !== hash) throw wrongPassword();
        if (newHash !== undefined) await transaction.rows(setHash, [id, newHash]);
        return openBuyerSession(transaction, id, { origin, userAgent, deviceId });
      });
    },
  });
}
