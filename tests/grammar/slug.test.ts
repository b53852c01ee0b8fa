import { slugMaxCharacters } from '@fairgate/schema/limits';
import { slug } from '@fairgate/schema/slug';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from './cases.ts';

describe('the slug rule', () => {
  for (const { given, expected } of casesOf('slug_valid')) {
    it(`§2.1 cleans ${given} to ${expected}`, () => expect(slug(given)).toBe(expected));
  }

  it('§2.1 cuts to about 50 characters without cutting a grapheme', () => {
    expect(slug('a'.repeat(80))).toBe(`${'a'.repeat(50)}_`);
    expect(slug('กำ'.repeat(40))).toBe(`${'กำ'.repeat(25)}_`);
    // 25 graphemes of two code units: a letter and an acute accent without a precomposed form
    expect(slug('q\u0301'.repeat(40))).toBe(`${'q\u0301'.repeat(25)}_`);
    expect(slug(`${'a'.repeat(49)}q\u0301`)).toBe(`${'a'.repeat(49)}_`);
    expect(slug(`${'a'.repeat(49)} b`)).toBe(`${'a'.repeat(49)}_`);
    expect(slug(`${'a'.repeat(49)}𠀀`)).toBe(`${'a'.repeat(49)}_`);
  });

  it('§2.1 keeps a part of a name that starts with an overlong grapheme', () => {
    expect(slug(`q${'\u0301'.repeat(100)}`).length).toBe(slugMaxCharacters + 1);
  });

  it('§2.1 gives an empty name a slug that parses', () => expect(slug('')).toBe('_'));

  it('§2.1 gives a name one address, in any Unicode composition', () => {
    expect(slug('Łóżko'.normalize('NFD'))).toBe(slug('Łóżko'));
    expect(slug('가방'.normalize('NFD'))).toBe('가방_');
  });

  it('§2.1 removes invisible characters', () => {
    expect(slug('a\u200db\u200e\ufeffc\u00ad\ufe0f')).toBe('abc_');
    expect(slug('\u0301a')).toBe('a_');
  });

  const anyName = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 })
      .map((units) => String.fromCharCode(...units)),
  );
  it('§2.1 never throws, ends in its only underscore, is clean, short and stable for any text', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const made = slug(name);
        expect(made).toMatch(/^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*)?_$/u);
        expect(made.length).toBeLessThanOrEqual(slugMaxCharacters + 1);
        expect(slug(made)).toBe(made);
        expect(made).toBe(made.normalize('NFC'));
        expect(() => encodeURIComponent(made)).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });
});
