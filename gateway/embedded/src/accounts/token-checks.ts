import type { ServiceName } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { TokenCheck } from '../wire/operation.ts';
import { holderOfBuyerToken } from './buyer-sessions.ts';
import { holderOfOrganiserToken } from './organiser-sessions.ts';
import { holderOfSupplierToken } from './supplier-sessions.ts';

/**
 * §7.1 The tokens that each service accepts: of buyers, of suppliers, or both where the two talk (§3 member types).
 * Organisers work on the buyer service.
 */
export function tokenCheckOf(name: ServiceName, db: Database): TokenCheck {
  const ofBuyer: TokenCheck = (token) => holderOfBuyerToken(db, token);
  const ofSupplier: TokenCheck = (token) => holderOfSupplierToken(db, token);
  const ofEither: TokenCheck = async (token) => (await ofBuyer(token)) ?? ofSupplier(token);
  const ofBuyerOrOrganiser: TokenCheck = async (token) =>
    (await ofBuyer(token)) ?? holderOfOrganiserToken(db, token);
  return {
    buyer: ofBuyerOrOrganiser,
    supplier: ofSupplier,
    search: ofBuyer,
    purchaser: ofBuyer,
    chat: ofEither,
  }[name];
}
