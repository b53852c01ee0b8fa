import { expect, it } from 'vitest';
import { isFirst, rowsOf } from './option-rows.ts';
import { groupsOf, type TagItem } from './tag-tree.ts';

const item = (code: string, narrow: string): TagItem => ({ code, name: code, under: ['Kitchen', narrow] });
const groups = groupsOf([item('a', 'Pans'), item('b', 'Pans'), item('c', 'Pans'), item('d', 'Lids')]);

it("§2.8 puts tags into lines of the window's width; each category begins a new line", () => {
  const lines = rowsOf(groups, 2).map((row) => [
    row.items.map(({ code }) => code).join(),
    row.from,
    isFirst(row),
  ]);
  expect(lines).toEqual([
    ['a,b', 0, true],
    ['c', 2, false],
    ['d', 3, true],
  ]);
  expect(rowsOf(groups, 1)).toHaveLength(4);
  expect(rowsOf([], 3)).toEqual([]);
});
