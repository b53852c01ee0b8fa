import type { ServiceName } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { TokenCheck } from '../wire/operation.ts';
import { holderOfBuyerToken } from './buyer-sessions.ts';
import { sessionsOfStaff } from './staff-sessions.ts';
import { holderOfSupplierToken } from './supplier-sessions.ts';

/**
 * §7.1 The tokens that each service accepts: of buyers, of suppliers, or both where the two talk (§3 member types).
 * Organisers and operators work on the buyer service.
 */
export function tokenCheckOf(name: ServiceName, db: Database): TokenCheck {
  const ofBuyer: TokenCheck = (token) => holderOfBuyerToken(db, token);
  const ofSupplier: TokenCheck = (token) => holderOfSupplierToken(db, token);
  const ofEither: TokenCheck = async (token) => (await ofBuyer(token)) ?? ofSupplier(token);
  const { organiser, operator } = sessionsOfStaff;
  const ofBuyerOrStaff: TokenCheck = async (token) =>
    (await ofBuyer(token)) ?? (await organiser.holderOf(db, token)) ?? operator.holderOf(db, token);
  return {
    buyer: ofBuyerOrStaff,
    supplier: ofSupplier,
    search: ofBuyer,
    purchaser: ofBuyer,
    chat: ofEither,
  }[name];
}
