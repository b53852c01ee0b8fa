import { supplierStates } from '@fairgate/schema/constants';
import { z } from 'zod';
import type { Store } from '../store.ts';
import { deviceDialect } from '../wire/device.ts';
import { holderOf, operation, type Operation } from '../wire/operation.ts';

// An account remains when an import removes its supplier.
const select = {
  name: 'state of a supplier',
  text: `
    select a.supplier_id, s.id is not null as listed, exists (select from product p where p.supplier_id = s.id) as sells
    from supplier_account a left join supplier s on s.id = a.supplier_id where a.id = $1`,
};

/** §7.3 The public data of the token holder's supplier. */
export function querySupplierState({ db }: Store): Operation {
  return operation({
    name: 'querySupplierState',
    path: '/suppliers/querySupplierState.json',
    dialect: deviceDialect,
    request: z.object({}),
    async handle(_, call) {
      const [row] = await db.rows<{ supplier_id: number; listed: boolean; sells: boolean }>(select, [
        holderOf(call, 'supplier').accountId,
      ]);
      if (!row) throw new Error('the supplier account of a session is gone');
      const state = row.sells ? 'listed' : row.listed ? 'withoutProducts' : 'removed';
      return { supplierId: String(row.supplier_id), state: supplierStates[state] };
    },
  });
}
