import { languageCodes } from '@fairgate/schema/locales';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { intlTag } from '#ui/format.ts';

const symbolOf = (language: string) =>
  new Intl.NumberFormat(intlTag(language), { style: 'currency', currency: 'USD' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value;

it.each(languageCodes)('the fields of a price range name the currency as prices do in %s', (language) => {
  const catalogue = readFileSync(new URL(`../../locales/${language}.po`, import.meta.url), 'utf8');
  for (const id of ['From ($)', 'To ($)']) {
    const [, text] = catalogue.split(`msgid "${id}"\nmsgstr "`);
    expect(text).toMatch(/^[^"]*[(（]([^)）]+)[)）]"/);
    expect(/[(（]([^)）]+)[)）]/.exec(text ?? '')?.[1]).toBe(symbolOf(language));
  }
});
