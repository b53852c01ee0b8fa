// An upgrade of a database whose cards belonged to buyers only.
import { readFileSync } from 'node:fs';
import { openPostgres } from '@fairgate/embedded/db/database';
import { migrate, migrateTo } from '@fairgate/embedded/db/migrate';
import { expect, it } from 'vitest';
import { startPostgres } from '../../setup/postgres.ts';

const journal = new URL('../../../gateway/embedded/drizzle/meta/_journal.json', import.meta.url);

it('§2.4 an upgrade keeps the cards of buyers, with who received whose', async () => {
  const server = await startPostgres();
  const db = openPostgres(server.url);
  const rows = (text: string) => db.rows({ text });
  try {
    const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as {
      entries: { tag: string; when: number }[];
    };
    const before = entries[entries.findIndex(({ tag }) => tag.endsWith('_card-holders')) - 1];
    await db.longTransaction((transaction) => migrateTo(transaction, before?.when ?? 0));
    for (const name of ['none', 'owner', 'receiver'])
      await rows(`insert into buyer (email, lang) values ('${name}@nile.example', 'en')`);
    const idOf = (name: string) => `(select id from buyer where email = '${name}@nile.example')`;
    await rows(
      `insert into business_card (buyer_id, subject, name) values (${idOf('owner')}, 'subject', 'Amal')`,
    );
    await rows(
      `insert into card_share (buyer_id, id, fields, shared_at) values (${idOf('owner')}, 'share', '{name}', now())`,
    );
    await rows(
      `insert into saved_card (buyer_id, id, kind, owner_id, content, note)
        values (${idOf('receiver')}, 'share', 'buyer', ${idOf('owner')}, '{"name": "Amal"}', 'asked for samples')`,
    );
    await migrate(db);
    expect(
      await rows(`
        select b.email, c.name, h.id as share, s.note, o.email as owner
        from card_holder k join buyer b on b.id = k.buyer_id
        left join business_card c on c.holder_id = k.id left join card_share h on h.holder_id = k.id
        left join saved_card s on s.holder_id = k.id left join card_holder ok on ok.id = s.owner_id left join buyer o on o.id = ok.buyer_id
        order by 1`),
    ).toEqual([
      { email: 'owner@nile.example', name: 'Amal', share: 'share', note: null, owner: null },
      {
        email: 'receiver@nile.example',
        name: null,
        share: null,
        note: 'asked for samples',
        owner: 'owner@nile.example',
      },
    ]);
  } finally {
    await db.close();
    await server.stop();
  }
});
