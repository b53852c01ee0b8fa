import { z } from 'zod';
import type { Store } from '../store.ts';
import { generic } from '../wire/generic.ts';
import { idList, inOrder } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';

// A supplier without measured response times has no state.
const select = {
  name: 'supplier states',
  text: 'select id, answer_percent, answer_hours from supplier where id = any($1::int[]) and answer_percent is not null',
};

/** A form sends one id as text, JSON sends a list. */
const ids = z.preprocess((value) => (typeof value === 'string' ? value.split(',') : value), idList());

/** The response times of suppliers. None is online while suppliers cannot sign in to chat. */
export function supplierState({ db }: Store): Operation {
  return operation({
    name: 'supplierState',
    path: '/chat/supplierState',
    dialect: generic,
    request: z.object({ supplierIds: ids }),
    async handle({ supplierIds }) {
      const rows = await db.rows<{ id: number; answer_percent: number; answer_hours: number }>(select, [
        supplierIds,
      ]);
      return inOrder(supplierIds, rows).map(({ id, answer_percent, answer_hours }) => ({
        supplierId: String(id),
        answerRate: answer_percent,
        answerHours: answer_hours,
        online: false,
      }));
    },
  });
}
