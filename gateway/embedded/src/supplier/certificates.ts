import { z } from 'zod';
import type { Store } from '../store.ts';
import { deviceDialect } from '../wire/device.ts';
import { operation, type Operation } from '../wire/operation.ts';

const select = {
  name: 'certificates by number',
  text: 'select supplier_id, code, number, issuer, valid_to from certificate where number = $1 order by supplier_id, code',
};

type Row = { supplier_id: number; code: string; number: string; issuer: string; valid_to: string };

/** The certificates with a number, of suppliers and of their products, and their holders. */
export function certificateList({ db }: Store): Operation {
  return operation({
    name: 'certificateList',
    path: '/suppliers/getCertificateList.json',
    dialect: deviceDialect,
    request: z.object({ certNo: z.string().max(100) }),
    async handle({ certNo }) {
      const rows = await db.rows<Row>(select, [certNo]);
      return rows.map((row) => ({
        supplierId: String(row.supplier_id),
        code: row.code,
        number: row.number,
        issuer: row.issuer,
        validTo: row.valid_to,
      }));
    },
  });
}
