import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberSite } from './known-sites.ts';
import type { BridgePayload, BridgeTarget } from './native-bridge.ts';
import { openNatively, type Step } from './native-screens.ts';

const navigate = vi.fn<(target: BridgeTarget, payload: BridgePayload) => void>();

/**
 * Navigates from one address to another; returns the call of the bridge, or undefined where the web
 * continues.
 */
function open(to: string, { from = '/categories', action = 'PUSH' as Step['action'] } = {}) {
  const at = (href: string) => ({
    href,
    pathname: href.split('?', 1)[0] ?? '',
    search: '',
    hash: '',
    state: { __TSR_index: 0 },
  });
  const opened = openNatively({ currentLocation: at(from), nextLocation: at(to), action });
  expect(navigate).toHaveBeenCalledTimes(opened ? 1 : 0);
  return navigate.mock.calls[0];
}

describe('§2.8 navigation in the native app', () => {
  beforeEach(() => {
    navigate.mockReset();
    vi.stubGlobal('window', { FairgateBridge: { navigate, tokenError: () => undefined } });
    vi.stubGlobal('location', { origin: 'https://fairgate.example' });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['/Table-lamp_123.html', 'productDetail', { productId: '123' }],
    ['/supplier/Bright-Ltd_7.html', 'supplierDetail', { supplierId: '7' }],
    ['/search/product?keyword=lamp', 'productList', {}],
    ['/search/supplier?keyword=lamp', 'supplierList', {}],
    ['/requestMeeting?supplier=7', 'requestMeeting', {}],
    ['/', 'home', {}],
  ])('opens %s on the screen %s', (href, target, payload) => {
    expect(open(href)).toEqual([target, { ...payload, url: `https://fairgate.example${href}` }]);
  });

  it("finds the screens below a site's prefix", () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    rememberSite({ id: '5', deployPath: '/eg', countryCode: 'EG', englishName: 'Egypt', localName: 'مصر' });
    expect(open('/eg/Table-lamp_123.html', { from: '/eg/' })).toEqual([
      'productDetail',
      { productId: '123', url: 'https://fairgate.example/eg/Table-lamp_123.html' },
    ]);
  });

  it('keeps pages without a native screen in the web view', () => {
    expect(open('/categories', { from: '/' })).toBeUndefined();
  });

  it('keeps another view of the same page, a redirect and the back button in the web view', () => {
    expect(open('/search/product?pageNo=2', { from: '/search/product' })).toBeUndefined();
    expect(open('/', { action: 'REPLACE' })).toBeUndefined();
    expect(open('/', { action: 'BACK' })).toBeUndefined();
  });

  it('stays on the web where there is no bridge', () => {
    vi.stubGlobal('window', {});
    expect(open('/')).toBeUndefined();
  });
});
