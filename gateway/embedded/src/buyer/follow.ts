import { z } from 'zod';
import type { Store } from '../store.ts';
import { idList, idText, toId } from '../wire/form.ts';
import type { Operation, OperationMaker } from '../wire/operation.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { buyerOperation } from './buyer-operation.ts';

/** What can be followed: its table and column, and the wire names of its operations (§7.3). */
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

/**
 * §7.3 Follow: four operations each for products and suppliers. A second follow changes nothing, so that a repeated
 * call needs no key.
 */
export const followOperations: readonly OperationMaker[] = [product, supplier].flatMap((one) =>
  [follow, cancel, list, among].map((make) => (store: Store) => make(store, one)),
);

const pathOf = (name: string) => `/follow/${name}.json` as const;
const idOf = (one: Followed, payload: Record<string, unknown>): number => toId(String(payload[one.id])) ?? 0;
// Removed products and suppliers are neither counted nor shown; if they return, they are followed again.
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
        throw new ErrorAnswer(failureCodes.notFound, `there is no such ${noun}`);
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

const place = z.object({ createTime: z.iso.datetime(), id: idText });

function list({ db }: Store, one: Followed): Operation {
  // With milliseconds, as on the wire: a list cursor is the same on both sides.
  const followedAt = `date_trunc('milliseconds', f.created_at)`;
  const rows = (name: string, condition: string, order: string) => ({
    name: `list ${one.noun} follows ${name}`,
    text: `select n.id, ${followedAt} as followed_at ${from(one)} ${condition} order by ${order}`,
  });
  const latestFirst = `${followedAt} desc, n.id desc`;
  const byPage = rows('by page', '', `${latestFirst} offset $2 limit $3`);
  const after = rows(
    'after',
    `and (${followedAt}, n.id) < ($2::timestamptz, $3::int)`,
    `${latestFirst} limit $4`,
  );
  const before = rows(
    'before',
    `and ($2::timestamptz is null or (${followedAt}, n.id) > ($2::timestamptz, $3::int))`,
    `${followedAt}, n.id limit $4`,
  );
  return buyerOperation({
    path: pathOf(one.list),
    request: z.object({
      pageNo: z.int().min(1).max(1_000_000).default(1),
      pageSize: z.int().min(0).max(100).default(20),
      /** A cursor instead of a page: the entries after or before a position; null at the end of the list. */
      after: place.optional(),
      before: place.nullable().optional(),
    }),
    async handle({ pageNo, pageSize, ...position }, { accountId }) {
      type Row = { id: number; followed_at: Date };
      const placed = ({ createTime, id }: z.output<typeof place>) => [createTime, toId(id) ?? 0];
      const read = async (): Promise<readonly Row[]> => {
        if (position.after) return db.rows<Row>(after, [accountId, ...placed(position.after), pageSize]);
        if (position.before === undefined)
          return db.rows<Row>(byPage, [accountId, (pageNo - 1) * pageSize, pageSize]);
        const bound = position.before ? placed(position.before) : [null, null];
        return (await db.rows<Row>(before, [accountId, ...bound, pageSize])).toReversed();
      };
      const [total, found] = await Promise.all([countOf(db, one, accountId), read()]);
      return {
        total,
        list: found.map(({ id, followed_at: followed }) => ({
          [one.id]: String(id),
          createTime: followed.toISOString(),
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
