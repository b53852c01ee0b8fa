// An upgrade of a database whose check-ins were one for each badge and fair.
import { readFileSync } from 'node:fs';
import { openPostgres } from '@fairgate/embedded/db/database';
import { migrate, migrateTo } from '@fairgate/embedded/db/migrate';
import { expect, it } from 'vitest';
import { startPostgres } from '../../setup/postgres.ts';

const journal = new URL('../../../gateway/embedded/drizzle/meta/_journal.json', import.meta.url);

it('§2.4 an upgrade counts stored scans by the fair’s days, and badges that were issued again as one visitor', async () => {
  const server = await startPostgres();
  const db = openPostgres(server.url);
  try {
    const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as {
      entries: { tag: string; when: number }[];
    };
    const before = entries[entries.findIndex(({ tag }) => tag === '0028_check-ins-by-day') - 1];
    await db.longTransaction((transaction) => migrateTo(transaction, before?.when ?? 0));
    const run = (text: string) => db.rows({ text });
    await run(`insert into exhibition (id, code, site_id, country_id, time_zone, opens_on, closes_on, recommended, width, height)
      values (801, '', '999', 'EG', 'Africa/Cairo', '2027-02-10', '2027-02-12', true, 0, 0)`);
    for (const number of ['A1', 'A2', 'A3', 'B1'])
      await run(
        `insert into badge (number, exhibition_id, kind, company) values ('${number}', 801, 'visitor', '')`,
      );
    for (const detail of ['A2 for A1', 'A3 for A2'])
      await run(
        `insert into audit_log (actor, action, subject, detail) values ('o', 'badge-issued-again', '801', '${detail}')`,
      );
    const scans = [
      ['s1', 'A1', '2027-02-10T08:00Z'],
      ['s2', 'A2', '2027-02-10T09:00Z'],
      // After midnight in Cairo.
      ['s3', 'A3', '2027-02-10T22:30Z'],
      ['s4', 'B1', '2027-02-11T09:00Z'],
    ];
    for (const [nonce, number, time] of scans) {
      await run(`insert into check_in_scan (exhibition_id, nonce, badge_no, device_id, gate, device_time, scanned_at, received_at)
        values (801, '${nonce}', '${number}', 'd', '', '${time}', '${time}', '${time}')`);
      await run(
        `insert into check_in (exhibition_id, badge_no, nonce, scanned_at) values (801, '${number}', '${nonce}', '${time}')`,
      );
    }
    await migrate(db);
    expect(await db.rows({ text: 'select badge_no, day, nonce from check_in order by nonce' })).toEqual([
      { badge_no: 'A1', day: '2027-02-10', nonce: 's1' },
      { badge_no: 'A1', day: '2027-02-11', nonce: 's3' },
      { badge_no: 'B1', day: '2027-02-11', nonce: 's4' },
    ]);
    expect(await db.rows({ text: 'select number, first_number from badge order by number' })).toEqual([
      { number: 'A1', first_number: null },
      { number: 'A2', first_number: 'A1' },
      { number: 'A3', first_number: 'A1' },
      { number: 'B1', first_number: null },
    ]);
  } finally {
    await db.close();
    await server.stop();
  }
});
