// §7.3 A scanned card fills empty fields, and others only when a person says so.
import { expect, it } from 'vitest';
import { fillFields } from './fill-fields.ts';

type Values = { name: string; mobile: string; dialingCode: string };

const formWith = (values: Values) => ({
  values,
  getFieldValue: (name: keyof Values) => values[name],
  setFieldValue: (name: keyof Values, value: string) => {
    values[name] = value;
  },
});
const groups = [{ name: 'Amal' }, { mobile: '100', dialingCode: '20' }];

it('§7.3 fills empty fields and leaves the others; undo gives the earlier values back', () => {
  const form = formWith({ name: 'Kofi', mobile: '', dialingCode: '' });
  const { count, undo } = fillFields<Values>(form, groups, false);
  expect([count, form.values]).toEqual([2, { name: 'Kofi', mobile: '100', dialingCode: '20' }]);
  undo();
  expect(form.values).toEqual({ name: 'Kofi', mobile: '', dialingCode: '' });
});

it('§7.3 fields of a group belong together: a number comes with its country code, or not at all', () => {
  const open = formWith({ name: '', mobile: '', dialingCode: '49' });
  fillFields<Values>(open, groups, false);
  expect(open.values).toEqual({ name: 'Amal', mobile: '100', dialingCode: '20' });
  const typed = formWith({ name: '', mobile: '711', dialingCode: '' });
  fillFields<Values>(typed, groups, false);
  expect(typed.values).toEqual({ name: 'Amal', mobile: '711', dialingCode: '' });
});

it('§7.3 replaces a value only when asked, and never with an empty one', () => {
  const form = formWith({ name: 'Kofi', mobile: '711', dialingCode: '49' });
  const { count } = fillFields<Values>(form, [{ name: 'Amal' }, { mobile: '' }], true);
  expect([count, form.values]).toEqual([1, { name: 'Amal', mobile: '711', dialingCode: '49' }]);
});
