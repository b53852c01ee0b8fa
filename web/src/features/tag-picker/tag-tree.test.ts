import { expect, it } from 'vitest';
import { groupsOf, itemsIn, placesOf, type TagTree } from './tag-tree.ts';

const tree: TagTree = [
  {
    id: '1',
    name: 'Kitchen',
    children: [
      {
        id: '11',
        name: 'Cookware',
        tags: [
          { code: 'pans', name: 'Pans' },
          { code: 'lids', name: 'Lids' },
        ],
      },
      { id: '12', name: 'Storage', tags: [] },
    ],
  },
  {
    id: '2',
    name: 'Light',
    children: [{ id: '21', name: 'Lamps', tags: [{ code: 'desk', name: 'Desk lamps' }] }],
  },
];

it('§3 maps a tag code to its name and both categories', () => {
  expect(placesOf(tree).get('desk')).toEqual({
    tagCode: 'desk',
    tagName: 'Desk lamps',
    category1Id: '2',
    category2Id: '21',
  });
  expect([...placesOf(tree).keys()]).toEqual(['pans', 'lids', 'desk']);
});

it('§2.8 lists the tags below an item of the breadcrumb', () => {
  const codes = (...place: Parameters<typeof itemsIn>) => itemsIn(...place).map(({ code }) => code);
  expect(codes(tree)).toEqual(['pans', 'lids', 'desk']);
  expect(codes(tree, { category1Id: '1' })).toEqual(['pans', 'lids']);
  expect(codes(tree, { category1Id: '1', category2Id: '12' })).toEqual([]);
  expect(codes(tree, { category1Id: '2', category2Id: '21' })).toEqual(['desk']);
});

it('groups adjacent tags of a category under its name, numbered through the whole list', () => {
  const groups = groupsOf(itemsIn(tree));
  expect(groups.map(({ under, from, items }) => [under.join(' > '), from, items.length])).toEqual([
    ['Kitchen > Cookware', 0, 2],
    ['Light > Lamps', 2, 1],
  ]);
});
