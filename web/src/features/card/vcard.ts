// Contacts as vCards 4.0 (RFC 6350).
import type { Card } from './card.ts';
import { titleOf } from './card.ts';

export const vcardType = 'text/vcard;charset=utf-8';
/** RFC 6350, section 3.2, in octets. */
const lineMost = 75;
const utf8 = new TextEncoder();

/** RFC 6350, section 3.4: backslash, comma, semicolon and line breaks are escaped in texts. */
const escaped = (text: string): string => text.replaceAll(/[\\,;]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

/** Continues a long line after a break and a space, never within a character. */
function folded(line: string): string {
  let length = 0;
  let text = '';
  for (const sign of line) {
    const octets = utf8.encode(sign).length;
    if (length + octets > lineMost) {
      text += '\r\n ';
      length = 1;
    }
    text += sign;
    length += octets;
  }
  return text;
}

/** @param countryName in the reader's language. @param note the reader's own words. */
export function vcard(card: Card, countryName: string, note = ''): string {
  const { name, company, jobTitle, email, phone, website } = card;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(titleOf(card))}`,
    name !== null && `N:;${escaped(name)};;;`,
    company !== null && `ORG:${escaped(company)}`,
    jobTitle !== null && `TITLE:${escaped(jobTitle)}`,
    email !== null && `EMAIL;TYPE=work:${escaped(email)}`,
    phone !== null && `TEL;TYPE=work:${escaped(phone)}`,
    countryName !== '' && `ADR;TYPE=work:;;;;;;${escaped(countryName)}`,
    // A URI, which has no escapes.
    website !== null && `URL:${website.replaceAll(/\s/g, '')}`,
    note !== '' && `NOTE:${escaped(note)}`,
    'END:VCARD',
  ];
  return lines.flatMap((line) => (line === false ? [] : `${folded(line)}\r\n`)).join('');
}
