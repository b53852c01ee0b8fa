import { z } from 'zod';
import type { Store } from '../store.ts';
import { idText, toId } from '../wire/form.ts';
import type { Operation, OperationMaker } from '../wire/operation.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { buyerOperation } from './buyer-operation.ts';
import { hasExhibitorId, parseExhibitorId } from './exhibitor-id.ts';

/** What can be followed: its table and column, and the wire names of its operations (§7.3). */
type Followed = {
  readonly noun: 'product' | 'supplier' | 'exhibitor';
  readonly id: 'goodsId' | 'supplierId' | 'exhibitorId';
  readonly ids: 'goodsIds' | 'supplierIds' | 'exhibitorIds';
  /** The SQL type of its id. */
  readonly type: 'int' | 'text';
  /** An id of the wire as the database has it; undefined if it is none. */
  readonly parse: (id: string) => number | string | undefined;
  /** SQL: whether the row `x` has the id in this expression. */
  readonly has: (id: string) => string;
  readonly follow: string;
  readonly cancel: string;
  readonly list: string;
  readonly among: string;
};

const byNumber = { type: 'int', parse: toId, has: (id: string) => `x.id = ${id}` } as const;

const product: Followed = {
  noun: 'product',
  id: 'goodsId',
  ids: 'goodsIds',
  ...byNumber,
  follow: 'followProduct',
  cancel: 'cancelFollowProduct',
  list: 'getFollowProducts',
  among: 'followedAmong',
};
const supplier: Followed = {
  noun: 'supplier',
  id: 'supplierId',
  ids: 'supplierIds',
  ...byNumber,
  follow: 'followEnterprise',
  cancel: 'cancelFollowEnterprise',
  list: 'getFollowSuppliers',
  among: 'enterprisesAmong',
};

/** Companies with a stand that are not listed as suppliers. */
const exhibitor: Followed = {
  noun: 'exhibitor',
  id: 'exhibitorId',
  ids: 'exhibitorIds',
  type: 'text',
  parse: (id) => (parseExhibitorId(id) ? id : undefined),
  has: hasExhibitorId,
  follow: 'followExhibitor',
  cancel: 'cancelFollowExhibitor',
  list: 'getFollowExhibitors',
  among: 'exhibitorsAmong',
};

/**
 * §7.3 Follow: four operations each for products, suppliers and exhibitors. A second follow changes nothing, so that a repeated
 * call needs no key.
 */
export const followOperations: readonly OperationMaker[] = [product, supplier, exhibitor].flatMap((one) =>
  [follow, cancel, list, among].map((make) => (store: Store) => make(store, one)),
);

const idsAtMost = 500;

const pathOf = (name: string) => `/follow/${name}.json` as const;
/** The id in a payload. A malformed one becomes an id that no row has. */
const idOf = (one: Followed, payload: Record<string, unknown>): number | string =>
  one.parse(String(payload[one.id])) ?? (one.type === 'int' ? 0 : '0-0');
// Removed products and suppliers are neither counted nor shown; if they return, they are followed again.
const from = ({ noun, has }: Followed) =>
  `from ${noun}_follow f join ${noun} x on ${has(`f.${noun}_id`)} where f.buyer_id = $1`;
const count = (one: Followed) => ({
  name: `count ${one.noun} follows`,
  text: `select count(*)::int as count ${from(one)}`,
});

async function countOf(db: Store['db'], one: Followed, buyerId: number): Promise<number> {
  return (await db.rows<{ count: number }>(count(one), [buyerId]))[0]?.count ?? 0;
}

function follow({ db }: Store, one: Followed): Operation {
  const { noun, type, has } = one;
  const exists = { name: `followed ${noun}`, text: `select 1 from ${noun} x where ${has(`$1::${type}`)}` };
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
  const { noun, type, parse } = one;
  const id = `f.${noun}_id`;
  // With milliseconds, as on the wire: a list cursor is the same on both sides.
  const followedAt = `date_trunc('milliseconds', f.created_at)`;
  const rows = (name: string, condition: string, order: string) => ({
    name: `list ${one.noun} follows ${name}`,
    text: `select ${id} as id, ${followedAt} as followed_at ${from(one)} ${condition} order by ${order}`,
  });
  const latestFirst = `${followedAt} desc, ${id} desc`;
  const byPage = rows('by page', '', `${latestFirst} offset $2 limit $3`);
  const after = rows(
    'after',
    `and (${followedAt}, ${id}) < ($2::timestamptz, $3::${type})`,
    `${latestFirst} limit $4`,
  );
  const before = rows(
    'before',
    `and ($2::timestamptz is null or (${followedAt}, ${id}) > ($2::timestamptz, $3::${type}))`,
    `${followedAt}, ${id} limit $4`,
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
      type Row = { id: number | string; followed_at: Date };
      const placed = (at: z.output<typeof place>) => [at.createTime, parse(at.id) ?? 0];
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
        list: found.map(({ id: followedId, followed_at: followed }) => ({
          [one.id]: String(followedId),
          createTime: followed.toISOString(),
        })),
      };
    },
  });
}

function among({ db }: Store, one: Followed): Operation {
  const { noun, type, parse } = one;
  const select = {
    name: `${noun} follows among`,
    text: `select ${noun}_id as id from ${noun}_follow where buyer_id = $1 and ${noun}_id = any($2::${type}[]) order by 1`,
  };
  return buyerOperation({
    path: pathOf(one.among),
    // Malformed ids are skipped, like unknown ones.
    request: z.object({ [one.ids]: z.array(idText).max(idsAtMost) }),
    async handle(payload, { accountId }) {
      const ids = (payload[one.ids] ?? []).flatMap((id) => parse(id) ?? []);
      const rows = await db.rows<{ id: number | string }>(select, [accountId, ids]);
      return { [one.ids]: rows.map(({ id }) => String(id)) };
    },
  });
}
