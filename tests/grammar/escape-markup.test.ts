import { escapeMarkup } from '@fairgate/schema/escape-markup';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const read = (markup: string) => markup.replace(/&([^;]+);/g, (_, name: string) => signs[name] ?? '?');

describe('text within markup', () => {
  it('escapes each sign that could end the text or its attribute', () => {
    expect(escapeMarkup(`<b title="1" lang='en'>R&D &amp;</b>`)).toBe(
      '&lt;b title=&quot;1&quot; lang=&#39;en&#39;&gt;R&amp;D &amp;amp;&lt;/b&gt;',
    );
  });
  it('reads back as it was written, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ';', '#', ...Object.values(signs)) }), (text) => {
        expect(escapeMarkup(text)).not.toMatch(/[<>"']/);
        expect(read(escapeMarkup(text))).toBe(text);
      }),
    );
  });
});
