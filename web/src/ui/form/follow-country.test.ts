import { describe, expect, it } from 'vitest';
import { beginWithCountry, followCountry } from './follow-country.ts';

/** @param values as a draft has kept them. */
function openForm(dialingCode = '', countryCode = '') {
  let value = dialingCode;
  return {
    getFieldValue: (name: 'dialingCode' | 'countryCode' = 'dialingCode') =>
      name === 'dialingCode' ? value : countryCode,
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

  it('follows after a reload too', async () => {
    const form = openForm('20', 'EG');
    beginWithCountry(form);
    await followCountry(form, 'DE');
    expect(form.getFieldValue()).toBe('49');
    await followCountry(form, 'PL');
    expect(form.getFieldValue()).toBe('48');
  });

  it('stays after a reload as a person chose it', async () => {
    const form = openForm('971', 'EG');
    beginWithCountry(form);
    await followCountry(form, 'DE');
    expect(form.getFieldValue()).toBe('971');
    await followCountry(form, 'PL');
    expect(form.getFieldValue()).toBe('971');
  });

  it('stays for a place without one', async () => {
    const form = openForm();
    await followCountry(form, 'AQ');
    expect(form.getFieldValue()).toBe('');
  });
});
