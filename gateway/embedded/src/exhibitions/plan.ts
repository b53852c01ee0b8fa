import type { Problem } from '../catalogue/problem.ts';
import { checkExhibition, type MergedExhibition } from './check-exhibition.ts';
import { exhibitionColumns } from './exhibition-columns.ts';
import { merge, type Merged } from './merge.ts';
import { type Named, unknownNames } from './named.ts';
import { exhibitorColumns, hallColumns } from './place-columns.ts';
import { newsColumns } from './news-columns.ts';
import { sessionColumns } from './session-columns.ts';
import type { ExhibitionRow } from './read-row.ts';
import type { StoredExhibition } from './stored-exhibition.ts';

/** What an import changes. */
export type ExhibitionsPlan = {
  readonly mergedExhibitions: readonly MergedExhibition[];
  /** Removed exhibitions, with the line of the row that asks for it. */
  readonly removed: readonly (StoredExhibition & { readonly line: number })[];
  readonly problems: readonly Problem[];
  /** Numbers of rows; `removedLines` are rows of the file that removed something. */
  readonly created: number;
  readonly changed: number;
  readonly removedRows: number;
  readonly removedLines: number;
};

/**
 * @param stored the imported exhibitions that the rows name, by key.
 * @param named what the rows name.
 * @param prune removes halls, exhibitors, sessions and news that the rows lack.
 */
export function planExhibitions(
  rows: readonly ExhibitionRow[],
  stored: ReadonlyMap<string, StoredExhibition>,
  named: Named,
  prune: boolean,
): ExhibitionsPlan {
  const problems: Problem[] = rows.flatMap((row) => unknownNames(row, named));
  const mergedExhibitions: MergedExhibition[] = [];
  const removed: (StoredExhibition & { readonly line: number })[] = [];
  let removedLines = 0;
  for (const [key, own] of Map.groupBy(rows, ({ exhibition }) => exhibition)) {
    const before = stored.get(key);
    const removal = own.find(({ record, removed: isRemoved }) => record === 'exhibition' && isRemoved);
    if (removal) {
      problems.push(...ofRemovedExhibition(own, removal));
      if (before) {
        removed.push({ ...before, line: removal.line });
        removedLines += 1;
      }
      continue;
    }
    const merged = mergeExhibition(key, own, before, prune);
    if ('line' in merged) problems.push(merged);
    else {
      problems.push(...merged.problems);
      if (merged.whole) mergedExhibitions.push(merged.whole);
    }
  }
  problems.push(...mergedExhibitions.flatMap(checkExhibition));
  const items = mergedExhibitions.flatMap((whole) => [
    whole.exhibition,
    ...whole.halls.items.values(),
    ...whole.exhibitors.items.values(),
    ...whole.sessions.items.values(),
    ...whole.news.items.values(),
  ]);
  const lost = mergedExhibitions.flatMap(({ halls, exhibitors, sessions, news }) => [
    ...halls.removed,
    ...exhibitors.removed,
    ...sessions.removed,
    ...news.removed,
  ]);
  return {
    mergedExhibitions,
    removed,
    problems,
    created: items.filter(({ isNew }) => isNew).length,
    changed: items.filter(({ isNew, isChanged }) => isChanged && !isNew).length,
    removedRows:
      lost.length +
      removed.reduce(
        (sum, whole) =>
          sum + 1 + whole.halls.size + whole.exhibitors.size + whole.sessions.size + whole.news.size,
        0,
      ),
    removedLines: removedLines + lost.filter(({ line }) => line !== undefined).length,
  };
}

function ofRemovedExhibition(rows: readonly ExhibitionRow[], { line, exhibition }: ExhibitionRow): Problem[] {
  return rows
    .filter((row) => !row.removed)
    .map((row) => ({
      line: row.line,
      column: 'exhibition',
      message: `exhibition ${exhibition} is removed in line ${line}`,
    }));
}

function mergeExhibition(
  key: string,
  rows: readonly ExhibitionRow[],
  before: StoredExhibition | undefined,
  prune: boolean,
): Problem | { whole: MergedExhibition | undefined; problems: readonly Problem[] } {
  const of = (wanted: ExhibitionRow['record']): ExhibitionRow[] =>
    rows.filter(({ record }) => record === wanted);
  const own = of('exhibition');
  if (!before && own.length === 0)
    return {
      line: rows[0]?.line ?? 1,
      column: 'exhibition',
      message: `unknown exhibition "${key}". Add a row of record exhibition for it`,
    };
  const exhibitions = merge(exhibitionColumns, new Map(before ? [['', before]] : []), own, false);
  const halls = merge(hallColumns, before?.halls ?? new Map(), of('hall'), prune);
  const exhibitors = merge(exhibitorColumns, before?.exhibitors ?? new Map(), of('exhibitor'), prune);
  const sessions = merge(sessionColumns, before?.sessions ?? new Map(), of('session'), prune);
  const news = merge(newsColumns, before?.news ?? new Map(), of('news'), prune);
  const exhibition = exhibitions.items.get('');
  return {
    whole: exhibition && { exhibition: { ...exhibition, key }, halls, exhibitors, sessions, news },
    problems: [exhibitions, halls, exhibitors, sessions, news].flatMap(
      ({ problems }: Pick<Merged<unknown>, 'problems'>) => problems,
    ),
  };
}
