import { describe, expect, it } from 'vitest';
import { followCountry } from './follow-country.ts';

function openForm(dialingCode = '') {
  let value = dialingCode;
  return {
    getFieldValue: () => value,
    setFieldValue: (_name: 'dialingCode', next: string) => {
      value = next;
    },
  };
}

describe('§3 the calling code of a phone number', () => {
  it('follows each country that is chosen', async () => {
    const form = openForm();
    await followCountry(form, 'EG');
    expect(form.getFieldValue()).toBe('20');
    await followCountry(form, 'DE');
    expect(form.getFieldValue()).toBe('49');
  });

  it('stays as a person typed it', async () => {
    const form = openForm('971');
    await followCountry(form, 'DE');
    expect(form.getFieldValue()).toBe('971');
    form.setFieldValue('dialingCode', '');
    await followCountry(form, 'DE');
    form.setFieldValue('dialingCode', '43');
    await followCountry(form, 'EG');
    expect(form.getFieldValue()).toBe('43');
  });

  it('stays for a place without one', async () => {
    const form = openForm();
    await followCountry(form, 'AQ');
    expect(form.getFieldValue()).toBe('');
  });
});
