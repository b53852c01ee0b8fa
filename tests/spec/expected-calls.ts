// The upstream calls that each operation of the web app makes (upstream-calls.test.ts).
import { ofDesk, ofDeskLinks } from './upstream-calls-desk.ts';
import { ofExhibitions } from './upstream-calls-exhibition.ts';
import { meetingCallsOfAnybody, meetingCallsOfViewer } from './upstream-calls-meeting.ts';
import { ofOrganiser } from './upstream-calls-organiser.ts';
import { rfqCallsOfAnybody, rfqCallsOfViewer } from './upstream-calls-rfq.ts';
import { email, idempotencyKey } from '../gateway/own-documents.ts';

export type Expected = { variables?: Record<string, unknown>; calls: Record<string, number> };

/** Public operations; a suffix distinguishes cases of one operation. */
export const ofAnybody: Record<string, Expected> = {
  SiteTexts: { calls: { i18nAll: 1 } },
  GuestCart: {
    variables: { lines: [{ productId: '100123', quantity: 500 }, { productId: '100124' }] },
    calls: { productPrice: 1, queryDiscount: 1, supplierList: 1 },
  },
  ExchangeCartToken: { variables: { token: 'a.b.c' }, calls: { exchangeCartToken: 1 } },
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
  ...ofExhibitions,
  // Ids of products and suppliers may be the same: both are looked for.
  // The product's supplier is known one call later.
  ChatPage: {
    variables: { supplierId: '2017', ofSupplier: true, productId: '100123', ofProduct: true },
    calls: { goodsList: 1, supplierList: 1 },
  },
  EnquiryPage: { calls: { goodsList: 1, supplierList: 2 } },
  StartOrder: { calls: { goodsList: 1, supplierList: 1 } },
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
  RequestUpload: { calls: { getFileKey: 1, getUploadCredential: 1 } },
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
  ...ofDeskLinks,
  ...meetingCallsOfAnybody,
  ...rfqCallsOfAnybody,
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
export const ofViewer: Record<string, Expected & { supplier?: true; organiser?: true; operator?: true }> = {
  AccountMenu: { calls: { getUserInfo: 1, getInbox: 1 } },
  // One batch for all suppliers, and one for all enquiries.
  Inbox: {
    variables: { kind: 'ENQUIRY', unreadOnly: false, page: 1 },
    calls: { getUserInfo: 1, getInbox: 1, supplierList: 1, getInquiryList: 1 },
  },
  'Inbox of a supplier': {
    supplier: true,
    variables: { kind: null, unreadOnly: true, page: 1 },
    calls: { getUserInfoV2: 1, getSupplierInbox: 1, supplierList: 1, getSupplierInquiryList: 1 },
  },
  OwnChat: {
    variables: { supplierId: '2017', productId: '100123' },
    calls: { getUserInfo: 1, getEnterpriseChat: 1 },
  },
  ChatSender: { calls: { getUserInfo: 1 } },
  InboxConversation: {
    variables: { id: '100001', after: null },
    calls: {
      getUserInfo: 1,
      getConversation: 1,
      getMessageList: 1,
      supplierList: 1,
      getInquiryList: 1,
      goodsList: 1,
    },
  },
  SupplierConversation: {
    supplier: true,
    variables: { id: '100001', after: null },
    calls: {
      getUserInfoV2: 1,
      getSupplierConversation: 1,
      getSupplierMessageList: 1,
      supplierList: 1,
      getSupplierInquiryList: 1,
      goodsList: 1,
    },
  },
  BlockConversation: { variables: { id: '100001' }, calls: { blockConversation: 1 } },
  UnblockConversation: { variables: { id: '100001' }, calls: { unblockConversation: 1 } },
  ReportConversation: { calls: { reportConversation: 1 } },
  StartConversation: { calls: { enterpriseChat: 1 } },
  SendMessage: { calls: { sendMessage: 1 } },
  'SendMessage of a supplier': { supplier: true, calls: { sendSupplierMessage: 1 } },
  MarkRead: { calls: { markConversationRead: 1 } },
  EnquiryContact: { calls: { getUserInfo: 1 } },
  SubmitEnquiries: { calls: { submitNewInquiry: 1 } },
  CloseEnquiry: { variables: { id: '100001' }, calls: { closeInquiry: 1 } },
  OrderQuotation: {
    variables: { id: '100001' },
    calls: { getUserInfo: 1, quotationRfqDetails: 1, goodsList: 1 },
  },
  PlaceOrder: { calls: { submitOrder: 1 } },
  ConfirmOrder: { supplier: true, calls: { confirmOrder: 1 } },
  RefuseOrder: { supplier: true, calls: { refuseOrder: 1 } },
  ShipOrder: { supplier: true, calls: { shipOrder: 1 } },
  ReceiveOrder: { calls: { receiveOrder: 1 } },
  CancelOrder: { calls: { cancelOrder: 1 } },
  'CancelOrder of a supplier': { supplier: true, calls: { cancelSupplierOrder: 1 } },
  Account: { calls: { getUserInfo: 1, sessions: 1, getSubscriptions: 1 } },
  SharedDetails: {
    variables: { page: 1 },
    calls: { getUserInfo: 1, getContactDisclosureList: 1, supplierList: 1 },
  },
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
      getSupplierInbox: 1,
      getSupplierRfqList: 1,
      sessionsPc: 1,
      supplierList: 1,
      supplierState: 1,
      searchGoodsV2: 1,
    },
  },
  OwnExhibitions: {
    supplier: true,
    variables: { id: '3001' },
    calls: { getUserInfoV2: 1, getOwnExhibitions: 1 },
  },
  'OwnExhibitions of an organiser': {
    organiser: true,
    variables: { id: '3001' },
    calls: { getOrganiserInfo: 1, getOrganiserExhibitionList: 1 },
  },
  ...ofOrganiser,
  ...ofDesk,
  ...meetingCallsOfViewer,
  ...rfqCallsOfViewer,
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
  // The products come with the cart; those that are gone have no discount.
  OwnCart: { calls: { getUserInfo: 1, cartInfo: 1, queryDiscount: 1, supplierList: 1 } },
  OwnCartEntries: { calls: { getUserInfo: 1, cartInfo: 1 } },
  AddToCart: { variables: { input: { productId: '100123' } }, calls: { updateCartProductIdList: 1 } },
  UpdateCartLine: {
    variables: { input: { productId: '100123', quantity: 500 } },
    calls: { updateCart: 1 },
  },
  RemoveFromCart: {
    variables: { input: { lines: [{ productId: '100123' }] } },
    calls: { updateCartProductIdList: 1 },
  },
  MergeCart: {
    variables: { input: { lines: [{ productId: '100123' }] } },
    calls: { updateCartProductIdList: 1 },
  },
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
export const ofViewerWhoLeaves: Record<string, Expected> = {
  Logout: { calls: { logout: 1 } },
  Login: { calls: { login: 1, logout: 1 } },
  SupplierLogin: { calls: { loginPc: 1, logout: 1 } },
  OrganiserLogin: { calls: { organiserLogin: 1, logout: 1 } },
  OperatorLogin: { calls: { operatorLogin: 1, logout: 1 } },
  Register: { calls: { verifyPublicEmail: 1, registerV2: 1, logout: 1 } },
  InitPassword: { calls: { initPassword: 1, getUserInfo: 1, logout: 1 } },
  ResetPassword: { calls: { resetPassword: 1, getUserInfo: 1, logout: 1 } },
};
