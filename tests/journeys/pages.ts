// Elements of the pages, by their visible and accessible names.
import type { Locator, Page } from '@playwright/test';
import { addresses } from './site-map.ts';

export const searchField = (page: Page): Locator => page.getByRole('search').getByLabel('Search products');
export const resultCount = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /\d+ products?|No products/ })
    .first();
/** Product cards, by the link that covers each. */
export const productLinks = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .and(page.locator('[href*=".html"]:not([href*="/category/"])'));
export const chosenFilters = (page: Page): Locator => page.getByRole('list', { name: 'Active filters' });
export const ladder = (page: Page): Locator => page.getByRole('table', { name: 'Prices by quantity' });

/** Searches by the box in the header. */
export async function searchFor(page: Page, words: string): Promise<void> {
  await searchField(page).fill(words);
  await searchField(page).press('Enter');
  await page.waitForURL(/\/search\/product\?/);
}

/** 1,234 products → 1234. */
export function numberIn(text: string | null): number {
  return Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', '') ?? Number.NaN);
}

/** One example of each page; pages without a parameter or a name here go by their address. */
export async function examplePages(page: Page): Promise<Record<string, string>> {
  const [product = '', supplier = ''] = await Promise.all(
    ['goods', 'supplier'].map(async (kind) => {
      const sitemap = await (await page.request.get(`/sitemap/${kind}-0.xml`)).text();
      return new URL(/<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1] ?? '').pathname;
    }),
  );
  const productId = /_(\d+)\.html/.exec(product)?.[1] ?? '';
  const named = {
    home: '/',
    'home of a country': '/eg/',
    search: '/search/product?keyword=lamp',
    'search without results': '/search/product?keyword=xyzzyxyzzy',
    'search as a table': '/search/product?keyword=lamp&view=table',
    category: '/category/Renewable-energy_101.html',
    aggregate: '/aggregate/solar/Renewable-energy_101.html',
    showroom: '/showroom/showroom-lamp.html',
    hots: '/hots/showroom-lamp.html',
    'best rated': '/hot/product',
    suppliers: '/search/supplier?keyword=lamp',
    product,
    supplier,
    reviews: `/product/score/list/${await reviewedProduct(page)}`,
    preview: `/preview/product?id=${productId}`,
    'request of a quotation': `/landing/rfq/product-${productId}`,
    'an order': `/startOrder/${productId}`,
    'enquiry about a product': product.replace(/^\/(.*)\.html$/, '/enquiry/$1'),
    'enquiry about a supplier': `${supplier.replace(/^\/supplier\/(.*)\.html$/, '/enquiry/$1')}?kind=supplier`,
    'enquiry that has arrived': product.replace(/^\/(.*)\.html$/, '/enquiry/$1/success'),
    'enquiries that have arrived': '/submitResult/cart/success',
    'an enquiry from a mail': '/ac/enquiry/Supplier_100001',
    'a conversation, of a guest': '/inbox/100001',
    'a chat that begins': `/inbox/chat?product=${productId}`,
    'request of quotations': '/rfq?rfq_description=lamp',
    'request of quotations, from a mail': '/crm-rfq?rfq_description=lamp&rfq_email=amal%40example.com',
    'request of quotations, found by our team': '/rfq-buyerservice',
    'request of quotations at an exhibition': '/exhibition-rfq/801',
    'request of quotations that has arrived': '/rfq/success?rfq_id=100001',
    'requests of quotations, of a guest': '/rfq/manage',
    'one request of quotations, of a guest': '/rfq/detail?rfq_id=100001',
    'quotations, of a guest': '/rfq/quotation?rfq_id=100001',
    'a change of a request, of a guest': '/rfq/edit/100001',
    'requests that a supplier may answer, for a guest': '/supplier-rfqs',
    'a request that a supplier may answer, for a guest': '/supplier-rfqs/100001',
    'new arrivals': '/latest-products.html',
    categories: '/categories',
    'parts of a category': '/categoriesT2/101',
    exhibition: '/chinahomelifeEgypt_801',
    'current exhibition': '/sportsIndonesia',
    'current exhibition of China Homelife': '/chinaHomeLifeEgypt',
    'current exhibition of AFF': '/affJapan',
    'expo home': '/expoTurkey',
    'show of a site': '/show_Egypt',
    exhibitors: '/chinahomelifeEgypt_801/exhibitors',
    'e-show': '/eshowEgypt_cairo-home',
    'e-show without results': '/eshow_cairo-home?words=xyzzyxyzzy',
    'exhibitors of an e-show': '/eshow_cairo-home?list=exhibitors',
    'book a stand': '/chinahomelifeEgypt_801/book-stand',
    'book a stand at a current exhibition': '/sportsIndonesia/book-stand',
    'book a stand of China Homelife': '/chinaHomeLifeEgypt/book-stand',
    'book a stand of AFF': '/affJapan/book-stand',
    'popup to book a stand': '/popupEgypt/book-stand',
    'sharing event': '/chinahomelifeEgypt_801/sharing-events',
    'prize draw': '/expoUnited-Arab-Emirates_802/lotterywheel',
    'fair page': '/fairEgypt_homelife',
    'registration for an exhibition': '/chinahomelifeEgypt_801/preregister',
    'registration from another site': '/chinahomelifeEgypt_801/pre-register-form',
    'registration in a popup': '/affJapan/aff-pre-register-popup',
    'registration for the current exhibition': '/sportsIndonesia/preregister',
    'registration for the current exhibition of China Homelife': '/chinaHomeLifeEgypt/preregister',
    'registration for the current exhibition of AFF': '/affJapan/preregister',
    exhibitor: '/chinahomelifeEgypt_801/exhibitors/1',
    'hall plan': '/chinahomelifeEgypt_801/hall-plan?stand=A-105',
    agenda: '/chinahomelifeEgypt_801/agenda',
    'visits, of a guest': '/chinahomelifeEgypt_801/visits',
    'an unknown number': '/verify?number=ZZ-1',
    'followed products, of a guest': '/myFavorite/product',
    'a sign-in that failed': '/transitional?platform=google&failed=unavailable&redirectUrl=%2Fcategories',
    'customer service': '/customer-service',
    'trade services': '/frontpage',
    'about us': '/about-us.html',
    'privacy in short': '/privacy.html',
    'privacy policy': '/privacy-policy.html',
    'privacy policy of a country': '/privacy-policy-Japan.html',
    login: '/login',
    registration: '/register',
    'way to another site': '/link/https%3A%2F%2Fexample.com%2Fa',
    'a new password': '/resetPassword',
    'a link that was used': '/resetPassword?reset_token=used',
    'an account, for a guest': '/account',
    'a card that is not in the address': '/expo/buyer/view',
    'saved cards, of a guest': '/myFavorite/exhibitorCard',
    'an organiser’s exhibition, for a guest': '/organiser/801',
    'a ticket on the desk, for a guest': '/desk/100001',
    'a ticket by a link that does not work': '/ticket?ticket_token=used',
    'not found': '/Nothing_999999999.html',
  };
  const known = new Set(Object.values(named).map((path) => path.split('?')[0]));
  return {
    ...Object.fromEntries(addresses.filter((path) => !known.has(path)).map((path) => [path, path])),
    ...named,
  };
}

/** The id of a product that buyers have reviewed. */
export async function reviewedProduct(page: Page): Promise<string> {
  const found = await (await page.request.get('/search/product?sort=rating')).text();
  return /_(\d+)\.html/.exec(found)?.[1] ?? '';
}
