// How quickly and how often suppliers answer in chat (chat gateway).
import { resultTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { generic } from '../../envelope/generic.ts';
import type { Responsiveness } from '../../generated/resolvers.ts';
import { id, measure } from '../../wire/scalars.ts';
import type { BatchOperation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';

const state = z.object({
  supplierId: id,
  answerRate: z.int32().min(0).max(100),
  answerHours: measure,
  online: z.boolean(),
});

const supplierState: BatchOperation<Responsiveness & { supplierId: string }> = {
  name: 'supplierState',
  source: 'chat',
  dialect: generic,
  path: '/chat/supplierState',
  answer: z.array(state).transform((list) => list.map(toResponsiveness)),
  ttlMs: resultTtlMs,
  maxIds: 100,
  payload: (ids) => ({ supplierIds: ids }),
  idOf: (item) => item.supplierId,
};

/** Wire → GraphQL: a supplier's responsiveness. */
function toResponsiveness(wire: z.infer<typeof state>): Responsiveness & { supplierId: string } {
  return {
    supplierId: wire.supplierId,
    rate: wire.answerRate,
    medianHours: wire.answerHours,
    online: wire.online,
  };
}

export function responsivenessSource({ readById }: Reader) {
  return { of: (supplierId: string) => readById(supplierState, supplierId) };
}
