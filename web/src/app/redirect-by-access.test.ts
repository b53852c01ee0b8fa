import { isRedirect } from '@tanstack/react-router';
import type { UserKind } from '@fairgate/schema/urls/access';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routeAccess } from '../../route-access.ts';
import type { DataSource } from '#platform/data-source.ts';
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

const stands = [{ exhibition: { id: '12' } }];
const query = vi.fn<() => Promise<unknown>>(() =>
  Promise.resolve({ data: { viewer: { __typename: 'SupplierUser', stands } } }),
);
const apollo = { query } as unknown as DataSource;

async function sentTo(
  routeId: string,
  params: object,
  device: 'phone' | 'desktop',
  userKind: UserKind = 'global',
  search = {},
) {
  const access = facts[routeId];
  if (!access) return undefined;
  try {
    await redirectByAccess(access, params, { device, userKind, apollo }, search);
  } catch (cause) {
    return isRedirect(cause)
      ? { to: cause.options.to, search: cause.options.search, hash: cause.options.hash }
      : cause;
  }
  return undefined;
}

describe('§2 navigation from page to page in the app', () => {
  it('§2.2, §2.5, §2.8 finds pages with restricted access by their route ids', () => {
    expect(Object.keys(facts).toSorted()).toEqual([
      '/$current',
      '/$current/$status',
      '/$current/book-stand',
      '/$exhibition',
      '/$exhibition/$status',
      '/$exhibition/agenda',
      '/$exhibition/book-stand',
      '/$exhibition/exhibitors',
      '/$exhibition/exhibitors/$exhibitor',
      '/$exhibition/hall-plan',
      '/$exhibition/pre-register-form',
      '/$exhibition/sharing-events',
      '/$exhibition/visits',
      '/aff{$websiteEnName}',
      '/aff{$websiteEnName}/$status',
      '/aff{$websiteEnName}/book-stand',
      '/categoriesT2/$t1id',
      '/chinaHomeLife{$websiteEnName}',
      '/chinaHomeLife{$websiteEnName}/$status',
      '/chinaHomeLife{$websiteEnName}/book-stand',
      '/exhibition-rfq/$exhibitionId',
      '/expo/badge/download',
      '/expo{$expo}/lotterywheel',
      '/expo{$websiteEnName}',
      '/fair{$fair}',
      '/hybird/chat',
      '/login',
      '/myBadge',
      '/myCard',
      '/register',
      '/scanBadge',
      '/show_{$websiteEnName}',
    ]);
  });

  it('§6 knows whom each private page belongs to', () => {
    expect(JSON.parse(load('\0virtual:page-owners').replace('export const pageOwners = ', ''))).toEqual({
      '/account': 'buyer',
      '/account/shared-details': 'buyer',
      '/myFavorite/$kind': 'buyer',
      '/rfq/detail': 'buyer',
      '/rfq/edit/$rfqId': 'buyer',
      '/rfq/manage': 'buyer',
      '/rfq/quotation': 'buyer',
      '/supplier-rfqs': 'supplier',
      '/supplier-rfqs/$rfqId': 'supplier',
      '/desk': 'operator',
      '/desk/$ticketId': 'operator',
      '/organiser': 'organiser',
      '/organiser/$exhibitionId': 'organiser',
    });
  });

  it('§2.2 redirects a desktop from a phone screen to the same part of all categories', async () => {
    expect(await sentTo('/categoriesT2/$t1id', { t1id: '14' }, 'desktop')).toEqual({
      to: '/categories',
      search: {},
      hash: 'category-14',
    });
    expect(await sentTo('/categoriesT2/$t1id', { t1id: '14' }, 'phone')).toBeUndefined();
  });

  it('§2.9 keeps the language that the address asks for, and nothing else of its query', async () => {
    const search = { lang: 'ar', keyword: 'lamp' };
    expect(await sentTo('/myCard', {}, 'desktop', 'global', search)).toEqual({
      to: '/account',
      search: { lang: 'ar' },
      hash: 'card',
    });
    expect(await sentTo('/myCard', {}, 'desktop', 'supplier', search)).toEqual({
      to: '/',
      search: { lang: 'ar' },
      hash: 'card',
    });
  });

  it('§2.8 redirects a buyer from pages for guests to the root, and no other visitor', async () => {
    expect(await sentTo('/login', {}, 'desktop')).toBeUndefined();
    asBuyer();
    expect(await sentTo('/login', {}, 'desktop')).toEqual({ to: '/', search: {}, hash: '' });
    expect(await sentTo('/account', {}, 'desktop')).toBeUndefined();
  });

  it('§2.5 leaves a supplier on the pages of exhibitions where it has a stand, and asks for them only there', async () => {
    const of = (exhibitionId: string) => ({
      exhibition: { exhibitionType: 'expo', websiteEnName: 'Poland', exhibitionId },
    });
    const root = { to: '/', search: {}, hash: '' };
    expect(await sentTo('/$exhibition', of('12'), 'desktop', 'supplier')).toBeUndefined();
    expect(await sentTo('/$exhibition/exhibitors', of('13'), 'desktop', 'supplier')).toEqual(root);
    query.mockClear();
    expect(await sentTo('/expo{$websiteEnName}', { websiteEnName: 'Poland' }, 'desktop', 'supplier')).toEqual(
      root,
    );
    expect(await sentTo('/$exhibition', of('12'), 'desktop', 'country')).toEqual(root);
    expect(query).not.toHaveBeenCalled();
  });

  it('§2.5 leaves an organiser on the pages of the own exhibitions, on a country’s site too', async () => {
    page.cookie = 'fairgate-signed-in=organiser.22222222';
    checkSignedIn();
    const of = (exhibitionId: string) => ({
      exhibition: { exhibitionType: 'expo', websiteEnName: 'Poland', exhibitionId },
    });
    const answer = (exhibition: object | null) =>
      query.mockResolvedValueOnce({ data: { viewer: { __typename: 'OrganiserUser', exhibition } } });
    answer({ id: '12' });
    expect(await sentTo('/$exhibition', of('12'), 'desktop', 'country')).toBeUndefined();
    answer(null);
    expect(await sentTo('/$exhibition', of('13'), 'desktop', 'country')).toEqual({
      to: '/',
      search: {},
      hash: '',
    });
    expect(await sentTo('/$exhibition', of('13'), 'desktop', 'global')).toBeUndefined();
  });
});
