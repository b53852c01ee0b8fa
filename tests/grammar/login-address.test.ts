import { describe, expect, it } from 'vitest';
import { callbackOf, loginAddress, readLoginQuery } from '@fairgate/schema/urls/login-address';

describe('§2.8 the address of a login', () => {
  it('§2.8 carries a callback equal to the current address', () => {
    expect(loginAddress('login', '/eg/rfq?rfq_id=1#a')).toBe('/login?callback=%2Feg%2Frfq%3Frfq_id%3D1%23a');
    expect(loginAddress('register', '/cart')).toBe('/register?callback=%2Fcart');
  });

  it('§2.8 has no callback to the home page or to another site', () => {
    for (const callback of [
      '/',
      '',
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ])
      expect(loginAddress('login', callback)).toBe('/login');
  });

  it('§4 returns to the callback if it is a page of this site; else to the home page', () => {
    expect(callbackOf('/eg/rfq?rfq_id=1#a', '/eg/')).toBe('/eg/rfq?rfq_id=1#a');
    for (const callback of [
      undefined,
      null,
      7,
      ['/cart'],
      '',
      '/',
      'cart',
      'https://evil.example/x',
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      'javascript:alert(1)',
    ]) {
      expect(callbackOf(callback, '/eg/')).toBe('/eg/');
    }
  });

  it('§6 distinguishes suppliers and buyers, in both directions', () => {
    const read = (address: string) =>
      readLoginQuery(Object.fromEntries(new URL(address, 'https://fair.example').searchParams));
    expect(read('/login?as=supplier')).toEqual({ as: 'supplier' });
    expect(read(loginAddress('login', '/cart?a=1'))).toEqual({ callback: '/cart?a=1' });
    for (const as of ['buyer', 'Supplier', '', 3, ['supplier'], null, undefined])
      expect(readLoginQuery({ as, callback: 7 })).toEqual({});
  });

  it('§4 does not return to the login', () => {
    for (const callback of ['/login', '/eg/login?callback=%2Fcart', '/register/', '/LOGIN#x'])
      expect(callbackOf(callback, '/')).toBe('/');
    expect(callbackOf('/search/product?keyword=/login', '/')).toBe('/search/product?keyword=/login');
  });
});
