import type { LanguageCode } from '@fairgate/schema/locales';
import type { Store } from '../../store.ts';
import type { GoodsColumns } from './goods.ts';
import type { ExhibitionCodes } from './filter.ts';
import { freshnessMs } from './goods-index.ts';
import { padTexts } from './joined-texts.ts';
import { Orders } from './orders.ts';
import { readChanged, readGoods } from './read-goods.ts';
import { type Mark, type News, readMark, readNews } from './read-news.ts';
import { orSoon } from './patience.ts';
import { readNames } from './read-texts.ts';
import { readSuppliers, type SupplierColumns } from './suppliers-index.ts';
import type { Texts } from './texts.ts';
import { openTitleTexts, type TitleTexts } from './title-texts.ts';

/** What an index has read of the database. Prices and a few new products are written into it; after anything larger another takes its place. */
export type Generation = {
  readonly columns: GoodsColumns;
  readonly orders: Orders;
  readonly parents: ReadonlyMap<number, number>;
  readonly exhibitions: ExhibitionCodes;
  titlesIn(language: LanguageCode): Promise<Texts>;
  names(): Promise<Texts>;
  suppliers(): Promise<SupplierColumns>;
};

type Followed = Generation & {
  readonly titles: TitleTexts;
  mark: Mark;
  /** How many products stand at the end of the columns, not in the order of the others. */
  added: number;
  /** Suppliers' names and facts are read anew when next asked for. */
  forgetSuppliers(): void;
};

/** So many changed products are written into a generation; for more of them another one is read. */
const putAtMost = 1000;

/**
 * The generation that a question is to be answered by. Followed when somebody asks, not by a clock: where nobody searches the
 * database has its peace.
 */
export function openGenerations(store: Store): () => Promise<Generation> {
  const { db } = store;
  let current: Promise<Followed> | undefined;
  let lookedMs = 0;
  let looking: Promise<void> | undefined;
  let replacing: Promise<void> | undefined;

  const replace = async (old: Followed): Promise<void> => {
    const next = await readGeneration(store, old);
    const languages = [...old.titles.known.keys()];
    // A language that nothing has been kept of would keep its next question waiting.
    if (next.titles.known.size === 0) await next.titles.catchUp(languages);
    current = Promise.resolve(next);
    // Whose turn has not come yet is read when it is asked for.
    next.titles.catchUp(languages).catch(() => undefined);
  };

  const follow = async (generation: Followed): Promise<void> => {
    // The question that found it out has waited a moment; the others need not.
    if (replacing) return;
    const news = await readNews(db, generation.mark);
    lookedMs = performance.now();
    // Without an import few have changed, however often they are read again.
    const changed = news.isRemoved
      ? []
      : await readChanged(db, news.since, news.isBulk ? putAtMost + 1 : undefined);
    if (news.isRemoved || (news.isBulk && changed.length > putAtMost) || generation.added > putAtMost) {
      // Should it fail, the next look finds the same news and tries again.
      replacing = replace(generation).finally(() => {
        replacing = undefined;
      });
      return orSoon(replacing, undefined);
    }
    write(generation, changed, news);
  };

  return async () => {
    current ??= readGeneration(store);
    // A failure is not remembered: the next question tries again.
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
  { mark, isOfSuppliers }: News,
): void {
  for (const goods of changed) {
    const change = generation.columns.put(goods);
    generation.orders.forget(change);
    if (change.isNew) generation.added += 1;
    if (change.isNew) generation.forgetSuppliers();
  }
  if (isOfSuppliers) generation.forgetSuppliers();
  generation.mark = mark;
}

/** @param before the generation that this one takes the place of: the texts of its titles hold. */
async function readGeneration(store: Store, before?: Followed): Promise<Followed> {
  const { db } = store;
  const mark = await readMark(db);
  const titles = openTitleTexts(store, before && !isWorn(before) ? before.titles : undefined);
  const columns = await readGoods(db, titles.numbers);
  const categories = await db.rows<{ id: number; parent: number | null }>({
    text: 'select id, parent_id as parent from category',
  });
  const exhibitions = await db.rows<{ id: number; code: string }>({
    text: 'select id, code from exhibition',
  });
  let names: Promise<Texts> | undefined;
  let suppliers: Promise<SupplierColumns> | undefined;
  return {
    columns,
    titles,
    mark,
    added: 0,
    orders: new Orders(columns),
    exhibitions: new Map(exhibitions.map(({ id, code }) => [id, code])),
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

/** Whether most of the titles are nobody's any longer. */
function isWorn({ columns, titles: { numbers } }: Followed): boolean {
  const used = new Uint8Array(numbers.values.length);
  for (let place = 0; place < columns.count; place += 1) used[columns.title[place] as number] = 1;
  return used.reduce((sum, one) => sum + one, 0) * 2 < numbers.values.length;
}
