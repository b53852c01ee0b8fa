import { describe, expect, it } from 'vitest';
import { parseTransfer } from './link-target.ts';

const origin = 'https://fair.example';

describe('§2.3 /link/{transfer}', () => {
  it('§2.3 redirects to pages of this site at once', () => {
    expect(parseTransfer('/search/product?keyword=lamp#top', origin)).toEqual({
      kind: 'here',
      path: '/search/product?keyword=lamp#top',
    });
    expect(parseTransfer('https://fair.example/verify', origin)).toEqual({ kind: 'here', path: '/verify' });
  });
  it('§2.3 shows the address of another site before going there', () => {
    expect(parseTransfer('https://example.com/a?b=1', origin)).toEqual({
      kind: 'elsewhere',
      address: 'https://example.com/a?b=1',
      host: 'example.com',
    });
  });
  it('§2.3 refuses lookalike pages, scripts, disguised hosts and loops', () => {
    for (const text of [
      'abc',
      '//example.com',
      '/\\example.com',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://fair.example@evil.example/',
      'https://',
      '/link/x',
    ]) {
      expect(parseTransfer(text, origin)).toBeUndefined();
    }
  });
});
