import { isRedirect } from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routeAccess } from '../../route-access.ts';
import { checkSignedIn } from '#platform/session/signed-in.ts';
import { redirectByAccess } from './redirect-by-access.ts';

const page = { cookie: '' };
vi.stubGlobal('document', page);
const asBuyer = () => {
  page.cookie = 'fairgate-signed-in=buyer.11111111';
  checkSignedIn();
};
afterEach(() => {
  page.cookie = '';
  checkSignedIn();
});

/** The content of the module that the app imports. */
const { load } = routeAccess() as unknown as { load: (id: string) => string };
const facts = JSON.parse(load('\0virtual:route-access').replace('export const routeAccess = ', '')) as Record<
  string,
  Parameters<typeof redirectByAccess>[0]
>;

function sentTo(routeId: string, params: object, device: 'phone' | 'desktop') {
  const access = facts[routeId];
  if (!access) return undefined;
  try {
    redirectByAccess(access, params, { device, userKind: 'global' });
  } catch (cause) {
    return isRedirect(cause) ? { to: cause.options.to, hash: cause.options.hash } : cause;
  }
  return undefined;
}

describe('§2 navigation from page to page in the app', () => {
  it('§2.2, §2.5, §2.8 finds pages with restricted access by their route ids', () => {
    expect(Object.keys(facts).toSorted()).toEqual([
      '/$current',
      '/$current/$status',
      '/$exhibition',
      '/$exhibition/$status',
      '/$exhibition/exhibitors',
      '/$exhibition/pre-register-form',
      '/aff{$websiteEnName}',
      '/aff{$websiteEnName}/$status',
      '/categoriesT2/$t1id',
      '/chinaHomeLife{$websiteEnName}',
      '/chinaHomeLife{$websiteEnName}/$status',
      '/expo{$websiteEnName}',
      '/login',
      '/register',
      '/show_{$websiteEnName}',
    ]);
  });

  it('§2.2 redirects a desktop from a phone screen to the same part of all categories', () => {
    expect(sentTo('/categoriesT2/$t1id', { t1id: '14' }, 'desktop')).toEqual({
      to: '/categories',
      hash: 'category-14',
    });
    expect(sentTo('/categoriesT2/$t1id', { t1id: '14' }, 'phone')).toBeUndefined();
  });

  it('§2.8 redirects a buyer from pages for guests to the root, and no other visitor', () => {
    expect(sentTo('/login', {}, 'desktop')).toBeUndefined();
    asBuyer();
    expect(sentTo('/login', {}, 'desktop')).toEqual({ to: '/', hash: '' });
    expect(sentTo('/account', {}, 'desktop')).toBeUndefined();
  });
});
