// The lottery of an exhibition, on real databases.
import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register, type Person } from './person.ts';
import { callService, databases, type Embedded, startEmbedded } from './store.ts';
import { localDay } from './zones.ts';

type Lottery = {
  state: number;
  seedHash: string;
  seed: string | null;
  spinNum: number;
  prizes: { code: string; name: string; chance: number; stock: number; remaining: number }[];
};
type Spin = { number: number; buyerNo: string; roll: number; prize: string | null };

const exhibitionId = '802';

describe.each(databases)('the lottery on %s', (kind) => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    await move(0);
  });
  afterAll(() => embedded.close());

  /** The first day of the exhibition in so many days; it has four. */
  const move = (days: number) =>
    embedded.db.rows(
      {
        text: `update exhibition set opens_on = ${localDay} + $2::int, closes_on = ${localDay} + $2::int + 3 where id = $1`,
      },
      [exhibitionId, days],
    );
  const read = async () => {
    const found = await callService<Lottery | null>(embedded, 'buyer', '/lottery/getLottery.json', {
      exhibitionId,
    });
    if (!found) throw new Error('there is no lottery');
    return found;
  };
  const spin = (person: Person) => person.call<Spin>('/lottery/spin.json', { exhibitionId });
  const buyers = (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await register(embedded)).person));

  it('§2.5 a buyer spins once, also at the same time, and always gets the same result', async () => {
    const { person, userId } = await register(embedded);
    const answers = await Promise.all([spin(person), spin(person), spin(person)]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.data).toMatchObject({ buyerNo: userId, number: 1 });
    expect((await person.call('/lottery/getOwnSpin.json', { exhibitionId })).data).toEqual(answers[0]?.data);
    expect((await read()).spinNum).toBe(1);
  });

  it('§2.5 the stock is never oversold by concurrent spins, and the numbers have no gap', async () => {
    // Each roll wins, and there are fewer prizes than buyers.
    await embedded.db.rows({ text: `delete from lottery_prize where exhibition_id = ${exhibitionId}` });
    await embedded.db.rows({
      text: `insert into lottery_prize (exhibition_id, code, position, chance, stock)
        values (${exhibitionId}, 'headphones', 0, 9999, 3), (${exhibitionId}, 'tote-bag', 1, 1, 4)`,
    });
    const results = await Promise.all((await buyers(12)).map(spin));
    expect(results.map(({ code }) => code)).toEqual(Array.from({ length: 12 }, () => 200));
    const won = (code: string) => results.filter(({ data }) => data.prize === code).length;
    expect(won('headphones')).toBeLessThanOrEqual(3);
    const { prizes, spinNum } = await read();
    expect(prizes.map(({ remaining }) => remaining)).toEqual([0, 0]);
    expect(spinNum).toBe(13);
    expect(results.map(({ data }) => data.number).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 2),
    );
  });

  it('§2.5 the seed is secret until the draw has ended; then everyone can recompute each spin', async () => {
    const during = await read();
    expect(during.seed).toBeNull();
    const spins = () =>
      callService<{ total: number; list: Spin[] }>(embedded, 'buyer', '/lottery/getLotterySpins.json', {
        exhibitionId,
      });
    expect(await spins()).toEqual({ total: 0, list: [] });
    await move(-10);
    const { seed, seedHash, state } = await read();
    expect(state).toBe(2);
    expect(seedHash).toBe(during.seedHash);
    expect(
      createHash('sha256')
        .update(seed ?? '')
        .digest('hex'),
    ).toBe(seedHash);
    const { total, list } = await spins();
    expect([total, list.length]).toEqual([13, 13]);
    for (const { buyerNo, roll } of list) {
      const digest = createHmac('sha256', seed ?? '')
        .update(`${exhibitionId}|${buyerNo}`)
        .digest('hex');
      expect(roll).toBe(Math.floor((Number.parseInt(digest.slice(0, 8), 16) * 10_000) / 2 ** 32));
    }
  });

  it('§2.5 refuses spins before or after the draw, without a login, or where there is no lottery', async () => {
    const [person] = await buyers(1);
    if (!person) throw new Error('no buyer');
    for (const days of [-10, 5]) {
      await move(days);
      expect(await spin(person)).toMatchObject({ code: 404 });
    }
    await move(0);
    expect(await person.call('/lottery/spin.json', { exhibitionId: '809' })).toMatchObject({ code: 404 });
    expect(await person.with('').call('/lottery/spin.json', { exhibitionId })).toMatchObject({ code: 401 });
    expect((await person.call('/lottery/getLottery.json', { exhibitionId: '809' })).data).toBeNull();
  });

  it('the record of the draw outlives the account, without its holder', async () => {
    const { person } = await register(embedded);
    await spin(person);
    const before = (await read()).spinNum;
    expect(await person.call('/account/delete.json', { password: 'correct1' })).toMatchObject({ code: 200 });
    expect((await read()).spinNum).toBe(before);
    const holders = await embedded.db.rows<{ count: number }>({
      text: 'select count(*)::int as count from lottery_spin where buyer_id is null',
    });
    expect(holders).toEqual([{ count: 1 }]);
  });
});
