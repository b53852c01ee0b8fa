import { audit } from '../accounts/audit.ts';
import { countOf } from '../catalogue/problem.ts';
import { toSpreadsheet } from '../catalogue/spreadsheet.ts';
import type { Database } from '../db/database.ts';
import type { Store } from '../store.ts';
import { z } from 'zod';
import { deviceDialect } from '../wire/device.ts';
import { idText, toId } from '../wire/form.ts';
import { holderOf, operation, type Operation } from '../wire/operation.ts';
import { leadRows, type LeadRow } from './lead-rows.ts';

const all = { name: 'all leads', text: `${leadRows} order by s.scanned_at, s.id` };

const emailOf = {
  name: 'email of a supplier account',
  text: 'select email from supplier_account where id = $1',
};

async function noteExport(db: Database, accountId: number, exhibitionId: string, count: number) {
  await db.transaction(async (transaction) => {
    const [account] = await transaction.rows<{ email: string }>(emailOf, [accountId]);
    if (!account) throw new Error('the supplier account of a session is gone');
    const detail = countOf(count, 'lead');
    await audit(transaction, {
      actor: account.email,
      action: 'leads-exported',
      subject: exhibitionId,
      detail,
    });
  });
}

/** All of them as CSV, for a spreadsheet. The audit log names the account. */
export function exportLeads({ db }: Store): Operation {
  return operation({
    name: 'exportLeads',
    path: '/lead/exportLeads.json',
    dialect: deviceDialect,
    request: z.object({ exhibitionId: idText }),
    async handle({ exhibitionId }, call) {
      const { accountId } = holderOf(call, 'supplier');
      const found = await db.rows<LeadRow>(all, [accountId, toId(exhibitionId) ?? 0]);
      await noteExport(db, accountId, exhibitionId, found.length);
      return { csv: toCsv(found) };
    },
  });
}

function toCsv(found: readonly LeadRow[]): string {
  const header = ['scanned', 'name', 'company', 'email', 'badge', 'stand', 'note', 'received'];
  const rows = found.map((row) => [
    row.scanned_at.toISOString(),
    row.name,
    row.company,
    row.email ?? '',
    row.badge_no,
    row.stand,
    row.note,
    row.received_at.toISOString(),
  ]);
  return toSpreadsheet(header, rows);
}
