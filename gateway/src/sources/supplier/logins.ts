// Signing suppliers in (§7.2, §7.3 login/loginPc, login/getUserInfoV2).
import { z } from 'zod';
import { deviceDialect } from '../../envelope/device.ts';
import { id, text } from '../leaf.ts';
import type { SupplierUserModel } from '../model.ts';
import type { Operation } from '../operation.ts';

export const loginPc: Operation<{ token: string; supplierId: string }> = {
  name: 'loginPc', source: 'supplier', dialect: deviceDialect, path: '/login/loginPc.json', answer: z.object({ token: text, supplierId: id }), ttlMs: 0, once: true,
  refusals: { 40101: 'WRONG_PASSWORD', 40102: 'LOGIN_REQUIRED', 42901: 'RATE_LIMITED' },
};

const userInfo = z.object({ supplierId: id, name: z.string(), email: text });

export const getUserInfoV2: Operation<SupplierUserModel> = {
  name: 'getUserInfoV2', source: 'supplier', dialect: deviceDialect, path: '/login/getUserInfoV2.json', ttlMs: 0,
  answer: userInfo.transform((wire) => ({ kind: 'supplier' as const, ...wire })),
};
