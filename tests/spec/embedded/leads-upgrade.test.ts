// An upgrade of a database whose leads were one for each scan.
import { readFileSync } from 'node:fs';
import { openPostgres } from '@fairgate/embedded/db/database';
import { migrate, migrateTo } from '@fairgate/embedded/db/migrate';
import { expect, it } from 'vitest';
import { startPostgres } from '../../setup/postgres.ts';

const journal = new URL('../../../gateway/embedded/drizzle/meta/_journal.json', import.meta.url);

it('§2.4 an upgrade joins the leads of one badge, and keeps every note and the email', async () => {
  const server = await startPostgres();
  const db = openPostgres(server.url);
  try {
    const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as {
      entries: { tag: string; when: number }[];
    };
    const before = entries[entries.findIndex(({ tag }) => tag.endsWith('_leads-once')) - 1];
    await db.longTransaction((transaction) => migrateTo(transaction, before?.when ?? 0));
    const stored = [
      [7, 'a', 801, 'A1', "'amal@nile.example'", 'Wants samples', '10:00'],
      [7, 'b', 801, 'A1', 'null', 'Call on Monday', '11:00'],
      [7, 'c', 801, 'B1', 'null', '', '12:00'],
      [7, 'd', 802, 'A1', 'null', 'Other exhibition', '12:00'],
      [8, 'a', 801, 'A1', 'null', 'Other supplier', '12:00'],
    ];
    for (const [supplier, id, exhibition, badge, email, note, time] of stored)
      await db.rows({
        text: `insert into lead (supplier_id, id, exhibition_id, badge_no, name, company, email, stand, note, noted_at, scanned_at, received_at)
          values (${supplier}, '${id}', ${exhibition}, '${badge}', 'Amal', 'Nile', ${email}, 'A-107', '${note}',
            '2027-02-10T${time}Z', '2027-02-10T${time}Z', '2027-02-10T${time}Z')`,
      });
    await migrate(db);
    expect(
      await db.rows({
        text: 'select supplier_id, exhibition_id, badge_no, email from lead order by 1, 2, 3',
      }),
    ).toEqual([
      { supplier_id: 7, exhibition_id: 801, badge_no: 'A1', email: 'amal@nile.example' },
      { supplier_id: 7, exhibition_id: 801, badge_no: 'B1', email: null },
      { supplier_id: 7, exhibition_id: 802, badge_no: 'A1', email: null },
      { supplier_id: 8, exhibition_id: 801, badge_no: 'A1', email: null },
    ]);
    expect(
      await db.rows({
        text: 'select supplier_id, id, note from lead_scan order by 1, 2',
      }),
    ).toEqual(stored.map(([supplier, id, , , , note]) => ({ supplier_id: supplier, id, note })));
  } finally {
    await db.close();
    await server.stop();
  }
});
