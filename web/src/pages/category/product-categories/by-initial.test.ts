import { describe, expect, it } from 'vitest';
import { byInitial } from './by-initial.ts';

const groups = (names: string[], tag: string) =>
  byInitial(
    names.map((name) => ({ name })),
    tag,
  ).map(({ initial, items }) => `${initial}: ${items.map(({ name }) => name).join(', ')}`);

describe('§2.3 /product_categories.html', () => {
  it('§2.3 sorts names in the order of their language, accents next to their letters', () => {
    expect(groups(['Örtü', 'Lamba', 'Oda'], 'tr')).toEqual(['L: Lamba', 'O: Oda', 'Ö: Örtü']);
    expect(groups(['Éclairage', 'eau', 'Bain'], 'fr')).toEqual(['B: Bain', 'E: eau, Éclairage']);
  });
  it('§3 sorts Arabic without the article, and has one group for each letter', () => {
    expect(groups(['المصابيح', 'بطاريات', 'الأثاث', 'مراوح', 'أبواب'], 'ar')).toEqual([
      'أ: أبواب, الأثاث',
      'ب: بطاريات',
      'م: مراوح, المصابيح',
    ]);
    const initials = groups(['អំពូល', 'ឧបករណ៍', 'អាវ'], 'km').map((group) => group.split(':')[0]);
    expect(initials).toHaveLength(new Set(initials).size);
  });
  it('§3 groups Korean by first consonants and leaves Chinese in one group', () => {
    expect(groups(['가구', '까치', '나무'], 'ko')).toEqual(['ㄱ: 가구, 까치', 'ㄴ: 나무']);
    expect(groups(['灯具', '家具'], 'zh-CN')).toHaveLength(1);
  });
});
