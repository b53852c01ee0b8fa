import type { LanguageCode } from '@fairgate/schema/locales';
import type { Store } from '../../store.ts';
import type { OwnText } from '../../texts/exhibition-texts.ts';
import type { GoodsColumns } from './goods.ts';
import type { ExhibitionNames } from './filter.ts';
import { freshnessMs } from './goods-index.ts';
import { padTexts } from './joined-texts.ts';
import { Orders } from './orders.ts';
import { readChanged, readGoods } from './read-goods.ts';
import { type SyncPosition, type News, readPosition, readNews } from './read-news.ts';
import { withTimeout } from './timeout.ts';
import { readNames } from './read-texts.ts';
import { readSuppliers, type SupplierColumns } from './suppliers-index.ts';
import type { Texts } from './texts.ts';
import { openTitleTexts, type TitleTexts } from './title-texts.ts';

/** A snapshot of the database in the index. Price changes and a few new products are applied to it; larger changes replace it. */
export type Generation = {
  readonly columns: GoodsColumns;
  readonly orders: Orders;
  readonly parents: ReadonlyMap<number, number>;
  readonly exhibitions: ExhibitionNames;
  titlesIn(language: LanguageCode): Promise<Texts>;
  names(): Promise<Texts>;
  suppliers(): Promise<SupplierColumns>;
};

type Followed = Generation & {
  readonly titles: TitleTexts;
  position: SyncPosition;
  /** The number of products at the end of the columns, outside the order of the others. */
  added: number;
  /** Suppliers' names and facts are read again on next use. */
  forgetSuppliers(): void;
};

/** The limit of changed products that are applied to a generation; above it a new one is read. */
const putAtMost = 1000;

/** Returns the current generation. It is updated on use, not by a timer, so that an idle site does not query the database. */
export function openGenerations(store: Store): () => Promise<Generation> {
  const { db } = store;
  let current: Promise<Followed> | undefined;
  let lookedMs = 0;
  let looking: Promise<void> | undefined;
  let replacing: Promise<void> | undefined;

  const replace = async (old: Followed): Promise<void> => {
    const next = await readGeneration(store, old);
    const languages = [...old.titles.known.keys()];
    // Without any texts the next query would have to wait.
    if (next.titles.known.size === 0) await next.titles.catchUp(languages);
    current = Promise.resolve(next);
    // The other languages are read on use.
    next.titles.catchUp(languages).catch(() => undefined);
  };

  const follow = async (generation: Followed): Promise<void> => {
    // The query that detects the change waits a moment; the others do not.
    if (replacing) return;
    const news = await readNews(db, generation.position);
    lookedMs = performance.now();
    // Without an import few products have changed.
    const changed = news.isRemoved
      ? []
      : await readChanged(db, news.since, news.isBulk ? putAtMost + 1 : undefined);
    if (news.isRemoved || (news.isBulk && changed.length > putAtMost) || generation.added > putAtMost) {
      // After a failure the next check finds the same changes and retries.
      replacing = replace(generation).finally(() => {
        replacing = undefined;
      });
      return withTimeout(replacing, undefined);
    }
    write(generation, changed, news);
  };

  return async () => {
    current ??= readGeneration(store);
    // A failure is not cached: the next query retries.
    current.catch(() => {
      current = undefined;
    });
    const generation = await current;
    if (performance.now() - lookedMs > freshnessMs) {
      looking ??= follow(generation).finally(() => {
        looking = undefined;
      });
      await looking;
    }
    return current ?? generation;
  };
}

function write(
  generation: Followed,
  changed: Awaited<ReturnType<typeof readChanged>>,
  { position, isOfSuppliers }: News,
): void {
  for (const goods of changed) {
    const change = generation.columns.put(goods);
    generation.orders.forget(change);
    if (change.isNew) generation.added += 1;
    if (change.isNew) generation.forgetSuppliers();
  }
  if (isOfSuppliers) generation.forgetSuppliers();
  generation.position = position;
}

/** @param before the generation to replace; its title texts stay valid. */
async function readGeneration(store: Store, before?: Followed): Promise<Followed> {
  const { db } = store;
  const position = await readPosition(db);
  const titles = openTitleTexts(store, before && !isWorn(before) ? before.titles : undefined);
  const columns = await readGoods(db, titles.numbers);
  const categories = await db.rows<{ id: number; parent: number | null }>({
    text: 'select id, parent_id as parent from category',
  });
  const exhibitions = await db.rows<{ id: number; code: string; ownName: OwnText }>({
    text: 'select id, code, own_name as "ownName" from exhibition where published',
  });
  let names: Promise<Texts> | undefined;
  let suppliers: Promise<SupplierColumns> | undefined;
  return {
    columns,
    titles,
    position,
    added: 0,
    orders: new Orders(columns),
    exhibitions: new Map(exhibitions.map((exhibition) => [exhibition.id, exhibition])),
    parents: new Map(
      categories.flatMap(({ id, parent }) => (parent === null ? [] : [[id, parent] as const])),
    ),
    titlesIn: (language) => titles.in(language),
    async names() {
      const read = names ?? readNames(db, columns);
      names = read;
      read.catch(() => {
        names = undefined;
      });
      return padTexts(await read, columns.suppliers.values.length);
    },
    async suppliers() {
      const read = suppliers ?? readSuppliers(db);
      suppliers = read;
      read.catch(() => {
        suppliers = undefined;
      });
      return read;
    },
    forgetSuppliers() {
      names = suppliers = undefined;
    },
  };
}

/** Whether most of the titles are unused. */
function isWorn({ columns, titles: { numbers } }: Followed): boolean {
  const used = new Uint8Array(numbers.values.length);
  for (let row = 0; row < columns.count; row += 1) used[columns.title[row] as number] = 1;
  return used.reduce((sum, one) => sum + one, 0) * 2 < numbers.values.length;
}
