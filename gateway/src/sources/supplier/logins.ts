// Sign-in and sign-out of suppliers (§7.2, §7.3 login/loginPc, login/getUserInfoV2).
import { supplierStates } from '@fairgate/schema/constants';
import { z } from 'zod';
import { deviceDialect } from '../../envelope/device.ts';
import type { Session, SupplierState } from '../../generated/resolvers.ts';
import { count, id, text } from '../../wire/scalars.ts';
import { sessionListAnswer } from '../../wire/session-list.ts';
import type { Operation } from '../../upstream/operation.ts';
import { supplierStand, type SupplierStandModel } from './stands.ts';

const write = { source: 'supplier', dialect: deviceDialect, ttlMs: 0, once: true } as const;

/** Unlike all ids of buyers. A service that does not tell the account has one for each supplier. */
const accountId = (userId: string | null | undefined, supplierId: string): string =>
  `supplier-${userId ?? supplierId}`;

const signedIn = z
  .object({ token: text, userId: id.nullish(), supplierId: id, email: text.nullish() })
  .transform(({ userId, ...wire }) => ({ ...wire, userId: accountId(userId, wire.supplierId) }));

export const loginPc: Operation<z.infer<typeof signedIn>> = {
  ...write,
  name: 'loginPc',
  path: '/login/loginPc.json',
  answer: signedIn,
  failures: ['WRONG_PASSWORD', 'LOGIN_REQUIRED'],
};

export const logoutPc: Operation<unknown> = {
  ...write,
  name: 'logoutPc',
  path: '/login/logoutPc.json',
  answer: z.unknown(),
};

export const logoutOthersPc: Operation<{ ended: number }> = {
  ...write,
  name: 'logoutOthersPc',
  path: '/login/logoutOthersPc.json',
  answer: z.object({ ended: count }),
};

export const sessionListPc: Operation<Session[]> = {
  name: 'sessionsPc',
  source: 'supplier',
  dialect: deviceDialect,
  path: '/login/sessionsPc.json',
  ttlMs: 0,
  answer: sessionListAnswer,
};

const userInfo = z
  .object({ userId: id.nullish(), supplierId: id, name: z.string(), email: text })
  .transform(({ userId, ...wire }) => ({
    kind: 'supplier' as const,
    id: accountId(userId, wire.supplierId),
    ...wire,
  }));
export type SupplierUserModel = z.infer<typeof userInfo>;

/** For the company of the token's holder. */
export const getOwnExhibitions: Operation<SupplierStandModel[]> = {
  name: 'getOwnExhibitions',
  source: 'supplier',
  dialect: deviceDialect,
  path: '/exhibition/getOwnExhibitions.json',
  ttlMs: 0,
  answer: z.array(supplierStand),
};

export const getUserInfoV2: Operation<SupplierUserModel> = {
  name: 'getUserInfoV2',
  source: 'supplier',
  dialect: deviceDialect,
  path: '/login/getUserInfoV2.json',
  ttlMs: 0,
  answer: userInfo,
};

const { removed, listed, withoutProducts } = supplierStates;
const states = {
  [removed]: 'REMOVED',
  [listed]: 'LISTED',
  [withoutProducts]: 'WITHOUT_PRODUCTS',
} as const satisfies Record<number, SupplierState>;

/** For the company of the token's holder. */
export const querySupplierState: Operation<SupplierState> = {
  name: 'querySupplierState',
  source: 'supplier',
  dialect: deviceDialect,
  path: '/suppliers/querySupplierState.json',
  ttlMs: 0,
  answer: z
    .object({ state: z.literal([removed, listed, withoutProducts]) })
    .transform(({ state }) => states[state]),
};
