import { describe, expect, it } from 'vitest';
import { groupsOf, marked } from './suggestion-groups.ts';

const suggestion = (
  kind: 'KEYWORD' | 'CATEGORY' | 'SUPPLIER' | 'PRODUCT',
  text: string,
  id: string | null = null,
) => ({ __typename: 'SearchSuggestion' as const, kind, text, id });

describe('suggestions while the visitor types', () => {
  it('groups words, categories, suppliers and products in this order', () => {
    const groups = groupsOf(
      'lam',
      [],
      [
        suggestion('PRODUCT', 'Desk lamp', '5'),
        suggestion('KEYWORD', 'lamp'),
        suggestion('SUPPLIER', 'Lamp Ltd.', '9'),
        suggestion('CATEGORY', 'Lamps', '31'),
      ],
    );
    expect(groups.map((group) => group.kind)).toEqual(['KEYWORD', 'CATEGORY', 'SUPPLIER', 'PRODUCT']);
    expect(groups[1]?.options[0]?.target).toEqual({
      to: '/category/{$category}.html',
      params: { category: { slug: 'Lamps_', id: '31', pageNo: 1 } },
    });
    expect(groups[3]?.options[0]?.target).toEqual({
      to: '/{$product}.html',
      params: { product: { slug: 'Desk-lamp_', id: '5' } },
    });
  });

  it('shows all recent words while nothing is typed, then those that fit', () => {
    expect(groupsOf('', ['led', 'lamp'], [])).toMatchObject([
      { kind: 'RECENT', options: [{ text: 'led' }, { text: 'lamp' }] },
    ]);
    expect(groupsOf('LA', ['led', 'lamp'], [])).toMatchObject([
      { kind: 'RECENT', options: [{ text: 'lamp' }] },
    ]);
  });

  it('proposes each keyword once', () => {
    const groups = groupsOf(
      'la',
      ['Lamp'],
      [suggestion('KEYWORD', 'lamp'), suggestion('KEYWORD', 'lamp shade')],
    );
    expect(groups.flatMap((group) => group.options.map((option) => option.text))).toEqual([
      'Lamp',
      'lamp shade',
    ]);
  });

  it('splits a text at what was typed', () => {
    expect(marked('Desk Lamp', 'lam')).toEqual(['Desk ', 'Lam', 'p']);
    expect(marked('Desk', 'lamp')).toEqual(['Desk', '', '']);
  });
});
