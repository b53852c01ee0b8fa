import { describe, expect, it } from 'vitest';
import { toCard } from './card.ts';
import { csv } from './csv.ts';
import { vcard } from './vcard.ts';

describe('RFC 6350 vCard', () => {
  it('has the disclosed fields only', () => {
    expect(vcard(toCard({ name: 'Amal Hassan', email: 'amal@nile.example' }), '')).toBe(
      'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Amal Hassan\r\nN:;Amal Hassan;;;\r\nEMAIL;TYPE=work:amal@nile.example\r\nEND:VCARD\r\n',
    );
  });

  it('RFC 6350, section 3.4 escapes commas, semicolons, backslashes and line breaks: no text adds a property', () => {
    const text = vcard(toCard({ name: 'A\r\nTEL:1', company: 'Nile; Co, \\ Ltd.' }), '', 'one\ntwo');
    expect(text).toContain('FN:A\\nTEL:1\r\n');
    expect(text).toContain('ORG:Nile\\; Co\\, \\\\ Ltd.\r\n');
    expect(text).toContain('NOTE:one\\ntwo\r\n');
    expect(vcard(toCard({ name: 'A', website: 'https://a.example\r\nTEL:1' }), '')).toContain(
      'URL:https://a.exampleTEL:1\r\n',
    );
  });

  it('RFC 6350, section 3.2 folds lines at 75 octets, never within a character', () => {
    const company = 'شركة النيل للاستيراد والتصدير '.repeat(6).trim();
    const text = vcard(toCard({ company }), '');
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`ORG:${company}\r\n`);
    expect(text).not.toContain('\uFFFD');
  });
});

describe('RFC 4180 CSV', () => {
  it('quotes each cell and doubles quotes', () => {
    expect(csv([['a "b"', 'c,d\ne']])).toBe('\uFEFF"a ""b""","c,d\ne"\r\n');
  });

  it.each(['=1+1', '+20 2 1', '-1', '@x', '\tx'])('a spreadsheet takes %j for no formula', (text) => {
    expect(csv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  });
});
