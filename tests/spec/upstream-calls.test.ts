// The number of calls of each of the web app's own operations, with every cache off: one per source and operation, for
// any length of list. A page that starts to request each item separately fails here, though its answer is the same. An
// operation that is not listed fails.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { stockUp } from '../gateway/catalogue.ts';
import { goldenOf } from '../gateway/golden.ts';
import { documents, email, idempotencyKey, variablesOf } from '../gateway/own-documents.ts';
import { sha256 } from '../gateway/start.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth({
  documents: documents.map(({ text }) => text),
  env: { PAGE_CACHE_MAX_BYTES: '0' },
});
afterAll(close);

const card = (goldenOf('searchGoodsV2').response.body as { data: { list: object[] } }).data.list[0];
beforeEach(() => {
  upstream.reset();
  stockUp(upstream, 100);
  upstream.answer('similarGoods', ({ body }, response) => {
    const list = Array.from({ length: 24 }, (_, index) => ({
      ...card,
      spuId: String(200_000 + index),
      supplierId: String(3_000 + index),
    }));
    json(response, {
      success: true,
      data: (body as { data: { spuIds: string[] } }).data.spuIds.map((spuId) => ({ spuId, list })),
    });
  });
});

type Expected = { variables?: Record<string, unknown>; calls: Record<string, number> };

/** Public operations; a suffix distinguishes cases of one operation. */
const ofAnybody: Record<string, Expected> = {
  SiteTexts: { calls: { i18nAll: 1 } },
  Categories: { calls: { cateAndTagV2: 1 } },
  ProductCategories: { calls: { cateAndTagV2: 1 } },
  PickableTags: { calls: { cateAndTagV2: 1 }, variables: { industry: null } },
  'PickableTags of an industry': { calls: { getCateAndTagV2: 1 }, variables: { industry: 'HL' } },
  CategoryNamed: { calls: { cateAndTagV2: 1 } },
  Sitemap: { calls: { cateAndTagV2: 1, websites: 1 } },
  Home: {
    variables: { countryCodes: [], ofCountry: false },
    calls: { bannerList: 1, cateAndTagV2: 1, searchGoodsV2: 2, supplierList: 1, getRecommendExhibition: 1 },
  },
  // §2.2 A country's site also lists products from that country.
  'Home of a country': {
    variables: { countryCodes: ['EG'], ofCountry: true, fairs: 12 },
    calls: { bannerList: 1, cateAndTagV2: 1, searchGoodsV2: 3, supplierList: 1, getRecommendExhibition: 1 },
  },
  SupplierHome: { calls: { getRecommendExhibition: 1 } },
  // The product's own supplier is known one call before those of comparable products.
  Product: {
    calls: {
      goodsList: 1,
      cateAndTagV2: 1,
      supplierList: 2,
      supplierState: 1,
      similarGoods: 1,
      priceGuide: 1,
      scoreList: 1,
    },
  },
  // §2.9 A search by the id of a product.
  ProductAddress: { calls: { goodsList: 1 } },
  PriceGuide: { variables: { quantity: 500 }, calls: { goodsList: 1, priceGuide: 1 } },
  ProductScores: { variables: { page: 1, stars: 5 }, calls: { goodsList: 1, scoreList: 1 } },
  RfqLanding: { calls: { goodsList: 1, supplierList: 1 } },
  // One batch for all suppliers.
  ComparedProducts: {
    variables: { ids: ['100123', '100124', '100125', '100126'] },
    calls: { goodsList: 1, supplierList: 1 },
  },
  SeenProducts: { variables: { ids: ['100123', '100124'] }, calls: { goodsList: 1, supplierList: 1 } },
  LatestProducts: { calls: { searchGoodsV2: 1, supplierList: 1, cateAndTagV2: 1 } },
  ProductSearch: {
    variables: { page: 1, first: 24, inCategory: false, ofSupplier: false },
    calls: { searchGoodsV2: 1, supplierList: 1 },
  },
  // §2.2 A category page, and an aggregate or a search within one.
  'ProductSearch in a category': {
    variables: { page: 1, first: 24, ofSupplier: false },
    calls: { searchGoodsV2: 1, supplierList: 1, cateAndTagV2: 1 },
  },
  // The supplier is also known from the products of the list.
  'ProductSearch of a supplier': {
    variables: { page: 1, first: 24, inCategory: false, filter: { supplierId: '2017' }, supplierId: '2017' },
    calls: { searchGoodsV2: 1, supplierList: 1 },
  },
  SupplierSearch: {
    variables: { page: 1, first: 24, inCategory: false },
    calls: { searchSupplierV2: 1, supplierList: 1, supplierState: 1 },
  },
  SearchSuggestions: { calls: { searchSuggest: 1 } },
  // Two searches with different filters; their suppliers share a batch.
  NearProducts: { calls: { searchSuggest: 1, searchGoodsV2: 2, supplierList: 1, cateAndTagV2: 1 } },
  'NearProducts with suggestions only': {
    variables: { isLooser: false, hasFewer: false, inCategory: false },
    calls: { searchSuggest: 1 },
  },
  Supplier: {
    variables: { id: '2017', page: 2 },
    calls: { supplierList: 1, cateAndTagV2: 1, supplierState: 1, searchGoodsV2: 1 },
  },
  SupplierCardView: {
    variables: { supplierId: '2017', exhibitionId: '801' },
    calls: { getSupplierCard: 1 },
  },
  // The exhibitors' suppliers are one batch.
  Exhibition: {
    variables: { id: '3001' },
    calls: { getExhibitionInfo: 1, getExhibitionNews: 1, getExhibitorList: 1, supplierList: 1 },
  },
  CurrentExhibition: {
    variables: { siteName: 'Egypt', channel: 'EXPO' },
    calls: { getExhibitionInfo: 1, getExhibitionNews: 1, getExhibitorList: 1, supplierList: 1 },
  },
  Exhibitors: {
    variables: { id: '3001', filter: { halls: ['A'] }, page: 1 },
    calls: { getExhibitionInfo: 1, getExhibitorList: 1, supplierList: 1 },
  },
  Eshow: {
    variables: { shortName: 'home-egypt', siteName: 'Egypt', categoryId: '8', filter: {}, page: 1 },
    calls: { getEshowInfo: 1, getExhibitorList: 1, searchGoodsV2: 1, supplierList: 1 },
  },
  'Eshow with its products': {
    variables: {
      shortName: 'home-egypt',
      siteName: 'Egypt',
      categoryId: '8',
      filter: {},
      page: 1,
      ofExhibitors: false,
    },
    calls: { getEshowInfo: 1, getExhibitorList: 1, searchGoodsV2: 1, supplierList: 1 },
  },
  // A search for each of two floors; their suppliers share a batch.
  FairPage: {
    variables: { siteName: 'Egypt', pageId: 'kitchen' },
    calls: { getFairPage: 1, cateAndTagV2: 1, searchGoodsV2: 2, supplierList: 1 },
  },
  ExpoHome: { calls: { getRecommendExhibition: 1 } },
  Lottery: { variables: { id: '3001' }, calls: { getExhibitionInfo: 1, getLottery: 1 } },
  Exhibitor: {
    variables: { id: '3001', number: '7' },
    calls: { getExhibitionInfo: 1, getExhibitors: 1, supplierList: 1, cateAndTagV2: 1, searchGoodsV2: 1 },
  },
  HallPlan: {
    variables: { id: '3001', hall: 'A', filter: {} },
    calls: { getExhibitionInfo: 1, getHallPlan: 1 },
  },
  VisitsPage: { variables: { id: '3001' }, calls: { getExhibitionInfo: 1 } },
  Agenda: { variables: { id: '3001' }, calls: { getExhibitionInfo: 1, getAgenda: 1 } },
  Sharing: { variables: { id: '3001' }, calls: { getExhibitionInfo: 1, getSharing: 1 } },
  BookStand: { variables: { id: '3001' }, calls: { getExhibitionInfo: 1 } },
  CurrentStand: { variables: { siteName: 'Egypt', channel: 'EXPO' }, calls: { getExhibitionInfo: 1 } },
  SendStandRequest: { calls: { bookStand: 1 } },
  CustomerService: { calls: { helpTopics: 1 } },
  FrontPage: { calls: { tradeServices: 1 } },
  Article: { variables: { name: 'PRIVACY', country: null }, calls: { privacy: 1 } },
  'Article for a country': {
    variables: { name: 'PRIVACY_POLICY', country: 'Egypt' },
    calls: { websites: 1, privacyPolicy: 1 },
  },
  Verify: { calls: { certificateList: 1, badgeList: 1, supplierList: 1 } },
  OpenBadge: { variables: { link: 'a-link' }, calls: { getBadgeByLink: 1 } },
  ScannerExhibitions: { calls: { getRecommendExhibition: 1 } },
  BadgeNumber: { variables: { number: 'K7Q2-9MXD' }, calls: { badgeList: 1 } },
  // Configuration needs no call.
  SignInProviders: { calls: {} },
  OpenTicket: { calls: { openTicket: 1 } },
  RegistrationModal: { variables: { id: '3001' }, calls: { getExhibitionInfo: 1, getHotTags: 1 } },
  CurrentExhibitionTicket: {
    variables: { siteName: 'Japan', channel: 'AFF' },
    calls: { getExhibitionInfo: 1 },
  },
  RegistrationPage: { variables: { id: '3001' }, calls: { getExhibitionInfo: 1, getHotTags: 1 } },
  PreRegister: { calls: { preRegistration: 1, getBadgeByLink: 1 } },
  OpenRegistration: { variables: { link: 'a-link' }, calls: { getRegistrationByLink: 1 } },
  CheckRegistration: { calls: { checkReg: 1 } },
  SendVerificationCode: { calls: { verifyEmail: 1 } },
  CheckVerificationCode: { calls: { checkVerifyCode: 1 } },
  SendBadgeAgain: { calls: { reSendMyBadgeNow: 1 } },
  MemberCheck: { variables: { email }, calls: { memberCheck: 1 } },
  VerifyEmail: { variables: { email }, calls: { verifyPublicEmail: 1 } },
  Login: { calls: { login: 1 } },
  SupplierLogin: { calls: { loginPc: 1 } },
  OrganiserLogin: { calls: { organiserLogin: 1 } },
  Register: { calls: { verifyPublicEmail: 1, registerV2: 1 } },
  Logout: { calls: {} },
  RequestPasswordReset: { variables: { email }, calls: { sendResetPasswordLink: 1 } },
  CheckPasswordLink: { calls: { checkResetPasswordLink: 1 } },
  InitPassword: { calls: { initPassword: 1, getUserInfo: 1 } },
  ResetPassword: { calls: { resetPassword: 1, getUserInfo: 1 } },
  OpenMailSettings: { calls: { getSubscriptions: 1 } },
  SetMailSettings: {
    variables: { input: { marketing: false, followedProducts: true, fairs: true, link: 'a-link' } },
    calls: { setSubscriptions: 1 },
  },
};

/** Operations of a viewer; a guest is answered without a call. */
const ofViewer: Record<string, Expected & { supplier?: true; organiser?: true }> = {
  AccountMenu: { calls: { getUserInfo: 1 } },
  Account: { calls: { getUserInfo: 1, sessions: 1, getSubscriptions: 1 } },
  OwnRegistration: {
    variables: { exhibitionId: '3001' },
    calls: { getUserInfo: 1, registerInfo: 1, getPreData: 1, checkVIP: 1 },
  },
  PromotionRegistration: {
    variables: { exhibitionId: '3001' },
    calls: { getUserInfo: 1, promotionRegisterInfo: 1 },
  },
  OwnMailSettings: { calls: { getUserInfo: 1, getSubscriptions: 1 } },
  MyBadges: { calls: { getUserInfo: 1, getMyBadgeList: 1 } },
  OwnCompany: {
    supplier: true,
    calls: {
      getUserInfoV2: 1,
      querySupplierState: 1,
      getOwnExhibitions: 1,
      sessionsPc: 1,
      supplierList: 1,
      supplierState: 1,
      searchGoodsV2: 1,
    },
  },
  OwnExhibitions: { supplier: true, calls: { getUserInfoV2: 1, getOwnExhibitions: 1 } },
  Organiser: { organiser: true, calls: { getOrganiserInfo: 1, getOrganiserExhibitionList: 1 } },
  OrganiserExhibition: {
    organiser: true,
    variables: { id: '3001' },
    calls: { getOrganiserInfo: 1, getOrganiserExhibitionList: 1 },
  },
  OrganiserExhibitors: {
    organiser: true,
    variables: { id: '3001', filter: {}, page: 1 },
    calls: { getOrganiserInfo: 1, getOrganiserExhibitionList: 1, getOrganiserExhibitorList: 1 },
  },
  OrganiserRegistrations: {
    organiser: true,
    variables: { id: '3001', keyword: 'nile', page: 1 },
    calls: {
      getOrganiserInfo: 1,
      getOrganiserExhibitionList: 1,
      getOrganiserRegistrationList: 1,
      getOrganiserRegistrationDays: 1,
    },
  },
  PublishExhibition: { organiser: true, calls: { publishExhibition: 1 } },
  OrganiserPreview: {
    organiser: true,
    variables: { id: '3001' },
    calls: {
      getOrganiserInfo: 1,
      getOrganiserExhibitionList: 1,
      getOrganiserExhibitorList: 1,
      getOrganiserAgenda: 1,
      getOrganiserNews: 1,
    },
  },
  OrganiserPlan: {
    organiser: true,
    variables: { id: '3001', hall: 'A' },
    calls: { getOrganiserInfo: 1, getOrganiserExhibitionList: 1, getOrganiserHallPlan: 1 },
  },
  ExportRegistrations: { organiser: true, calls: { exportOrganiserRegistrations: 1 } },
  OrganiserStandRequests: {
    organiser: true,
    variables: { id: '3001', keyword: 'nile', page: 1 },
    calls: { getOrganiserInfo: 1, getOrganiserExhibitionList: 1, getOrganiserStandRequestList: 1 },
  },
  OrganiserPrizeClaims: {
    organiser: true,
    variables: { id: '3001', keyword: 'tote', page: 1 },
    calls: { getOrganiserInfo: 1, getOrganiserExhibitionList: 1, getOrganiserPrizeClaimList: 1 },
  },
  ChangeStandRequest: { organiser: true, calls: { changeStandRequest: 1 } },
  ChangePrizeClaim: { organiser: true, calls: { changePrizeClaim: 1 } },
  ExportStandRequests: { organiser: true, calls: { exportOrganiserStandRequests: 1 } },
  ExportPrizeClaims: { organiser: true, calls: { exportOrganiserPrizeClaims: 1 } },
  SendOrganisedBadge: { organiser: true, calls: { sendOrganiserBadge: 1 } },
  RevokeOrganisedBadge: { organiser: true, calls: { revokeOrganiserBadge: 1 } },
  ReissueOrganisedBadge: { organiser: true, calls: { reissueOrganiserBadge: 1 } },
  OrganiserCheckIns: {
    organiser: true,
    variables: { id: '3001' },
    calls: { getOrganiserInfo: 1, getOrganiserExhibitionList: 1, getOrganiserCheckInList: 1 },
  },
  ExportCheckIns: { organiser: true, calls: { exportOrganiserCheckIns: 1 } },
  CheckIn: { organiser: true, calls: { checkIn: 1 } },
  ScannerAccount: { organiser: true, calls: { getOrganiserInfo: 1, getOrganiserExhibitionList: 1 } },
  'ScannerAccount of a supplier': { supplier: true, calls: { getUserInfoV2: 1, getOwnExhibitions: 1 } },
  OwnLeads: {
    supplier: true,
    variables: { exhibitionId: '801', page: 1 },
    calls: { getUserInfoV2: 1, getLeadList: 1 },
  },
  LeadNotes: {
    supplier: true,
    variables: { exhibitionId: '801' },
    calls: { getUserInfoV2: 1, getLeadList: 1 },
  },
  SaveLeads: { supplier: true, calls: { saveLeads: 1 } },
  ExportLeads: { supplier: true, calls: { exportLeads: 1 } },
  OwnSpin: {
    variables: { exhibitionId: '3001' },
    calls: { getUserInfo: 1, getOwnSpin: 1, getClaims: 1 },
  },
  OwnSharing: {
    variables: { exhibitionId: '3001' },
    calls: { getUserInfo: 1, getOwnSharing: 1, getClaims: 1 },
  },
  ClaimPrize: { calls: { claimPrize: 1 } },
  SpinLottery: { variables: { exhibitionId: '3001' }, calls: { spin: 1 } },
  FollowedAmong: {
    variables: { products: ['100123'], suppliers: ['2017'], exhibitors: ['3001-152'] },
    calls: { getUserInfo: 1, followedAmong: 1, enterprisesAmong: 1, exhibitorsAmong: 1 },
  },
  // A page without exhibitors does not ask for them.
  'FollowedAmong of products': {
    variables: { products: ['100123'], suppliers: [], exhibitors: [] },
    calls: { getUserInfo: 1, followedAmong: 1 },
  },
  FollowedProducts: {
    variables: { page: 1 },
    calls: { getUserInfo: 1, getFollowProducts: 1, goodsList: 1, supplierList: 1 },
  },
  FollowedExhibitors: {
    variables: { page: 1, fairPage: 1 },
    calls: {
      getUserInfo: 1,
      getFollowSuppliers: 1,
      supplierList: 1,
      supplierState: 1,
      getFollowExhibitors: 1,
      getExhibitors: 1,
      getExhibitionInfo: 1,
    },
  },
  // The exhibitors come with the list.
  Visits: { variables: { exhibitionId: '3001' }, calls: { getUserInfo: 1, getVisitList: 1 } },
  SaveVisit: {
    variables: {
      input: { exhibitorId: '3001-7', isVisited: true, note: '', changedAt: '2027-02-10T09:15:00Z' },
    },
    calls: { saveVisit: 1 },
  },
  FollowProduct: { variables: { input: { id: '100123', idempotencyKey } }, calls: { followProduct: 1 } },
  FollowSupplier: { variables: { input: { id: '2017', idempotencyKey } }, calls: { followEnterprise: 1 } },
  FollowExhibitor: {
    variables: { input: { id: '3001-152', idempotencyKey } },
    calls: { followExhibitor: 1 },
  },
  UnfollowExhibitor: { variables: { id: '3001-152' }, calls: { cancelFollowExhibitor: 1 } },
  UnfollowProduct: { calls: { cancelFollowProduct: 1 } },
  UnfollowSupplier: { calls: { cancelFollowEnterprise: 1 } },
  OwnCard: { calls: { getUserInfo: 1, getBusinessCard: 1 } },
  SavedCards: { calls: { getUserInfo: 1, getSavedCardList: 1 } },
  CardShares: { calls: { getUserInfo: 1, getCardShareList: 1 } },
  OwnCardRequests: {
    variables: { exhibitionId: '801' },
    calls: { getUserInfo: 1, getOwnCardRequestList: 1 },
  },
  SaveBusinessCard: { variables: { input: { name: 'Amal Hassan' } }, calls: { saveBusinessCard: 1 } },
  SaveSupplierCard: { variables: { input: { supplierId: '2017' } }, calls: { saveSupplierCard: 1 } },
  SaveReceivedCard: {
    variables: { input: { id: '5f0c7a52-5d5e-4c6e-9d5b-0f6a3c1b2d3e', signedCode: 'a~' } },
    calls: { saveReceivedCard: 1 },
  },
  RecordCardShare: {
    variables: {
      input: {
        id: '5f0c7a52-5d5e-4c6e-9d5b-0f6a3c1b2d3e',
        fields: ['NAME'],
        sharedAt: '2026-11-20T08:00:00.000Z',
      },
    },
    calls: { addCardShare: 1 },
  },
  SetCardNote: { variables: { input: { id: 'supplier-2017', note: 'May' } }, calls: { setCardNote: 1 } },
  RemoveSavedCard: { variables: { id: 'supplier-2017' }, calls: { removeSavedCard: 1 } },
  RequestCard: {
    variables: { input: { exhibitionId: '801', supplierId: '2017' } },
    calls: { requestCard: 1 },
  },
  CardRequests: { supplier: true, calls: { getUserInfoV2: 1, getCardRequestList: 1 } },
  AnswerCardRequest: { supplier: true, variables: { id: '31' }, calls: { answerCardRequest: 1 } },
  CompletePurchaseInfo: { calls: { completePurchaseInfo: 1, getUserInfo: 1 } },
  SetTags: { variables: { tagCodes: ['kettles'] }, calls: { setTags: 1, getUserInfo: 1 } },
  ChangePassword: { calls: { changePassword: 1, getUserInfo: 1 } },
  EndOtherSessions: { calls: { logoutOthers: 1 } },
  ExportData: { calls: { exportData: 1 } },
  DeleteAccount: { calls: { getUserInfo: 1, delete: 1 } },
};

/** A new login ends the earlier session. */
const ofViewerWhoLeaves: Record<string, Expected> = {
  Logout: { calls: { logout: 1 } },
  Login: { calls: { login: 1, logout: 1 } },
  SupplierLogin: { calls: { loginPc: 1, logout: 1 } },
  OrganiserLogin: { calls: { organiserLogin: 1, logout: 1 } },
  Register: { calls: { verifyPublicEmail: 1, registerV2: 1, logout: 1 } },
  InitPassword: { calls: { initPassword: 1, getUserInfo: 1, logout: 1 } },
  ResetPassword: { calls: { resetPassword: 1, getUserInfo: 1, logout: 1 } },
};

const nobody = {};
const buyer = { authorization: 'Bearer t-1-of-a-viewer' };
const supplier = { ...buyer, 'user-type': '3' };
/** An organiser has a cookie only. */
async function organiser(): Promise<Record<string, string>> {
  const visitor = newVisitor(gateway);
  await visitor.query(
    'mutation { organiserLogin(input: { email: "o@fair.example", password: "fairgate1" }) { __typename } }',
  );
  upstream.reset();
  return { cookie: visitor.cookie() };
}

/** Runs a document by its hash, like the app. @returns the payloads of each upstream operation, by its name. */
async function countCalls(
  name: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = nobody,
): Promise<Record<string, number>> {
  const document = documents.find((one) => one.name === name.split(' ')[0]);
  if (!document) throw new Error(`the app has no operation ${name}`);
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-fairgate-explain': '1', ...headers },
    body: JSON.stringify({
      variables: { ...variablesOf(document.operation), ...variables },
      extensions: { persistedQuery: { version: 1, sha256Hash: sha256(document.text) } },
    }),
  });
  const { data, errors, extensions } = (await answer.json()) as {
    data?: object;
    errors?: unknown;
    extensions?: { explain: { cost: number } };
  };
  expect([data === undefined, errors]).toEqual([false, undefined]);
  const counts = upstream.counts();
  // Known before the operation runs: a call costs 50.
  expect(extensions?.explain.cost).toBeGreaterThanOrEqual(50 * sum(counts));
  return counts;
}

const sum = (calls: Record<string, number>) =>
  Object.values(calls).reduce((total, count) => total + count, 0);

describe('§7 upstream calls of every operation of the web app', () => {
  for (const [name, { variables, calls }] of Object.entries(ofAnybody)) {
    it(`${name} makes ${sum(calls)}`, async () => {
      expect(await countCalls(name, variables)).toEqual(calls);
    });
  }
  for (const [name, { variables, calls, ...as }] of Object.entries(ofViewer)) {
    it(`${name} makes ${sum(calls)} for a signed-in user, and none for a guest`, async () => {
      expect(await countCalls(name, variables)).toEqual({});
      const viewer = as.supplier ? supplier : as.organiser ? await organiser() : buyer;
      expect(await countCalls(name, variables, viewer)).toEqual(calls);
    });
  }
  for (const [name, { variables, calls }] of Object.entries(ofViewerWhoLeaves)) {
    it(`${name} makes ${sum(calls)} with an earlier session`, async () => {
      expect(await countCalls(name, variables, buyer)).toEqual(calls);
    });
  }

  it('cover all operations', () => {
    const listed = new Set(
      [...Object.keys(ofAnybody), ...Object.keys(ofViewer)].map((name) => name.split(' ')[0]),
    );
    // subscription.test.ts counts the calls of subscriptions.
    expect(
      documents
        .filter(({ name, operation }) => operation.operation !== 'subscription' && !listed.has(name))
        .map(({ name }) => name),
    ).toEqual([]);
  });
});
