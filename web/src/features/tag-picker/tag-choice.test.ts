import { describe, expect, it } from 'vitest';
import { choiceAfter, isSameChoice, type Closing, type TagChoice } from './tag-choice.ts';

const pans = { value: 'pans', label: 'Pots and pans' };
const lamps = { value: 'lamps', label: 'Desk lamps' };
const before: TagChoice = { tag: [pans], product: '' };
const closing = (how: Closing, given: Partial<Parameters<typeof choiceAfter>[1]> = {}) =>
  choiceAfter(how, { before, selected: [], typed: '', selectOnly: false, ...given });

describe('§4 the value of the tag picker depends on how it was closed', () => {
  it('confirm gives the selected tags, if there are any', () => {
    expect(closing('confirm', { selected: [lamps, pans], typed: 'samovar' })).toEqual({
      tag: [lamps, pans],
      product: '',
    });
  });

  it('confirm gives the product name when no tag is selected', () => {
    expect(closing('confirm', { typed: ' samovar ' })).toEqual({ tag: [], product: 'samovar' });
  });

  it('confirm with nothing empties the field', () => {
    expect(closing('confirm')).toEqual({ tag: [], product: '' });
  });

  it('a no-match gives the typed product name in select-only mode, whatever is selected', () => {
    expect(closing('no-match', { selected: [lamps], typed: 'samovar', selectOnly: true })).toEqual({
      tag: [],
      product: 'samovar',
    });
  });

  it('in other modes a no-match gives the selected tags first', () => {
    expect(closing('no-match', { selected: [lamps], typed: 'samovar' })).toEqual({
      tag: [lamps],
      product: '',
    });
    expect(closing('no-match', { typed: 'samovar' })).toEqual({ tag: [], product: 'samovar' });
  });

  it('a press outside keeps the selection and ignores the typed text', () => {
    expect(closing('mask', { selected: [lamps], typed: 'sam' })).toEqual({ tag: [lamps], product: '' });
    expect(closing('mask', { before: { tag: [], product: 'kettle' }, typed: 'sam' })).toEqual({
      tag: [],
      product: 'kettle',
    });
    expect(closing('mask')).toEqual({ tag: [], product: '' });
  });

  it('a change of the form gives no value', () => {
    expect(closing('props', { selected: [lamps], typed: 'samovar' })).toBeUndefined();
  });
});

describe('§4 selection is by tag code', () => {
  it('the same codes in the same order are equal in every language', () => {
    expect(isSameChoice(before, { tag: [{ value: 'pans', label: 'Töpfe und Pfannen' }], product: '' })).toBe(
      true,
    );
    expect(isSameChoice(before, { tag: [lamps], product: '' })).toBe(false);
    expect(isSameChoice(before, { tag: [pans, lamps], product: '' })).toBe(false);
    expect(isSameChoice(before, { tag: [pans], product: 'wok' })).toBe(false);
  });
});
