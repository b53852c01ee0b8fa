import { z } from 'zod';
import type { Store } from '../store.ts';
import { idList, idText, toId } from '../wire/form.ts';
import type { Operation, OperationMaker } from '../wire/operation.ts';
import { refusalCodes } from '../wire/codes.ts';
import { Refusal } from '../wire/refusal.ts';
import { buyerOperation } from './buyer-operation.ts';

/** What can be followed: its table and column, and what the wire calls it and its operations (§7.3). */
type Followed = {
  readonly noun: 'product' | 'supplier';
  readonly id: 'goodsId' | 'supplierId';
  readonly ids: 'goodsIds' | 'supplierIds';
  readonly follow: string;
  readonly cancel: string;
  readonly list: string;
  readonly among: string;
};

const product: Followed = {
  noun: 'product',
  id: 'goodsId',
  ids: 'goodsIds',
  follow: 'followProduct',
  cancel: 'cancelFollowProduct',
  list: 'getFollowProducts',
  among: 'followedAmong',
};
const supplier: Followed = {
  noun: 'supplier',
  id: 'supplierId',
  ids: 'supplierIds',
  follow: 'followEnterprise',
  cancel: 'cancelFollowEnterprise',
  list: 'getFollowSuppliers',
  among: 'enterprisesAmong',
};

/** §7.3 Follow: products and enterprises, four operations each. A second follow changes nothing, so that a repeated call needs no key. */
export const followOperations: readonly OperationMaker[] = [product, supplier].flatMap((one) =>
  [follow, cancel, list, among].map((make) => (store: Store) => make(store, one)),
);

const pathOf = (name: string) => `/follow/${name}.json` as const;
const idOf = (one: Followed, payload: Record<string, unknown>): number => toId(String(payload[one.id])) ?? 0;
// What is no longer there is neither counted nor shown; should it come back, it is followed again.
const from = ({ noun }: Followed) =>
  `from ${noun}_follow f join ${noun} n on n.id = f.${noun}_id where f.buyer_id = $1`;
const count = (one: Followed) => ({
  name: `count ${one.noun} follows`,
  text: `select count(*)::int as count ${from(one)}`,
});

async function countOf(db: Store['db'], one: Followed, buyerId: number): Promise<number> {
  return (await db.rows<{ count: number }>(count(one), [buyerId]))[0]?.count ?? 0;
}

function follow({ db }: Store, one: Followed): Operation {
  const { noun } = one;
  const exists = { name: `followed ${noun}`, text: `select id from ${noun} where id = $1` };
  const add = {
    name: `follow ${noun}`,
    text: `insert into ${noun}_follow (buyer_id, ${noun}_id) values ($1, $2) on conflict do nothing`,
  };
  return buyerOperation({
    path: pathOf(one.follow),
    request: z.object({ [one.id]: idText, idempotencyKey: z.string().max(64).nullish() }),
    async handle(payload, { accountId }) {
      const id = idOf(one, payload);
      if ((await db.rows(exists, [id])).length === 0)
        throw new Refusal(refusalCodes.notFound, `there is no such ${noun}`);
      await db.rows(add, [accountId, id]);
      return { followed: true, count: await countOf(db, one, accountId) };
    },
  });
}

function cancel({ db }: Store, one: Followed): Operation {
  const { noun } = one;
  const remove = {
    name: `cancel follow ${noun}`,
    text: `delete from ${noun}_follow where buyer_id = $1 and ${noun}_id = $2`,
  };
  return buyerOperation({
    path: pathOf(one.cancel),
    request: z.object({ [one.id]: idText }),
    async handle(payload, { accountId }) {
      await db.rows(remove, [accountId, idOf(one, payload)]);
      return { followed: false, count: await countOf(db, one, accountId) };
    },
  });
}

function list({ db }: Store, one: Followed): Operation {
  const select = {
    name: `list ${one.noun} follows`,
    text: `select n.id, f.created_at ${from(one)} order by f.created_at desc, n.id desc offset $2 limit $3`,
  };
  return buyerOperation({
    path: pathOf(one.list),
    request: z.object({
      pageNo: z.int().min(1).max(10_000).default(1),
      pageSize: z.int().min(1).max(100).default(20),
    }),
    async handle({ pageNo, pageSize }, { accountId }) {
      const [total, rows] = await Promise.all([
        countOf(db, one, accountId),
        db.rows<{ id: number; created_at: Date }>(select, [accountId, (pageNo - 1) * pageSize, pageSize]),
      ]);
      return {
        total,
        list: rows.map(({ id, created_at: created }) => ({
          [one.id]: String(id),
          createTime: created.toISOString(),
        })),
      };
    },
  });
}

function among({ db }: Store, one: Followed): Operation {
  const { noun } = one;
  const select = {
    name: `${noun} follows among`,
    text: `select ${noun}_id as id from ${noun}_follow where buyer_id = $1 and ${noun}_id = any($2::int[]) order by 1`,
  };
  return buyerOperation({
    path: pathOf(one.among),
    request: z.object({ [one.ids]: idList() }),
    async handle(payload, { accountId }) {
      const rows = await db.rows<{ id: number }>(select, [accountId, payload[one.ids]]);
      return { [one.ids]: rows.map(({ id }) => String(id)) };
    },
  });
}
