// §2.2, §2.3, §2.4: the main, common and mobile-only routes.
import * as account from './account.ts';
import * as assistant from './assistant.ts';
import * as cart from './cart.ts';
import * as category from './category.ts';
import * as enquiry from './enquiry.ts';
import * as home from './home.ts';
import * as inbox from './inbox.ts';
import * as live from './live.ts';
import * as desk from './desk.ts';
import * as organiser from './organiser.ts';
import * as policy from './policy.ts';
import * as product from './product.ts';
import * as rfq from './rfq.ts';
import { section } from './route.ts';
import * as search from './search.ts';
import { showroomPage } from './showroom.ts';
import * as supplier from './supplier.ts';
import * as light from './traffic-light.ts';

const main = section('2.2');
const common = section('2.3');
const mobile = section('2.4', { screens: 'mobile' });
const beyond = section('6');
const inSitemap = { inSitemap: true } as const;

export const mainRoutes = [
  main('home', home.home, inSitemap),
  main('frontPage', home.frontPage, { cached: true, ...inSitemap }),
  main('hotList', search.hotList, inSitemap),
  main('productSearch', search.productSearch, inSitemap),
  main('supplierSearch', search.supplierSearch, inSitemap),
  main('aggregate', category.aggregatePage),
  main('category', category.categoryPage, inSitemap),
  main('showroom', showroomPage),
  main('productPreview', product.productPreview),
  main('product', product.productPage, inSitemap),
  main('productScores', product.productScores),
  main('supplier', supplier.supplierPage, inSitemap),
  main('rfqManage', rfq.rfqManage, { audience: 'buyer' }),
  main('rfqDetail', rfq.rfqDetail, { audience: 'buyer' }),
  main('rfqQuotation', rfq.rfqQuotation, { audience: 'buyer' }),
  main('rfqSuccess', rfq.rfqSuccess),
  main('rfqBuyerService', rfq.rfqBuyerService, inSitemap),
  main('rfqForm', rfq.rfqForm, inSitemap),
  main('rfqEdit', rfq.rfqEdit, { audience: 'buyer' }),
  main('crmRfq', rfq.crmRfq),
  main('enquiryForm', enquiry.enquiryForm),
  main('enquiryFromMail', enquiry.enquiryFromMail),
  main('enquirySuccess', enquiry.enquirySuccess),
  main('submitResult', enquiry.submitResult),
  main('categories', category.categories, inSitemap),
  main('categoriesT2', category.categoriesT2, {
    screens: 'mobile',
    fallback: `/categories#${category.categoryAnchor('{t1id}')}`,
  }),
  main('categoriesDefault', category.categoriesDefault),
  main('digitalShow', live.digitalShow),
  main('startOrder', product.startOrder),
  main('liveRoom', live.liveRoom),
  main('customerService', assistant.customerService, inSitemap),
  main('liveShows', live.liveShows),
  main('verify', account.verify, inSitemap),
  main('privacy', policy.privacy, inSitemap),
  main('privacyPolicy', policy.privacyPolicy, inSitemap),
  main('privacyPolicyOfSite', policy.privacyPolicyOfSite, inSitemap),
  main('aboutUs', policy.aboutUs, inSitemap),
  main('cart', cart.cart),
  main('requestMeeting', cart.requestMeeting, { cached: true }),
  // §2.8 names no guest-only page; these two make no sense after login. A new password does: a buyer who registered
  // through a provider or by an email alone has none yet, and opens the link while logged in.
  main('login', account.login, { audience: 'guest-only' }),
  main('register', account.register, { audience: 'guest-only' }),
  main('resetPassword', account.resetPassword),
  main('initPassword', account.initPassword),
  main('unsubscribe', account.unsubscribe),
  main('aiSourcing', assistant.aiSourcing, { screens: 'desktop' }),
  main('trafficLight', light.trafficLight),
  main('trafficLightFeedback', light.trafficLightFeedback),
  main('trafficLightDetail', light.trafficLightDetail),
  main('warning', light.warning),
  main('transitional', account.transitional),

  common('transferLink', home.transferLink, { cached: true }),
  common('rfqLanding', rfq.rfqLanding, { cached: true, ...inSitemap }),
  common('productShort', product.productShort),
  common('productLong', product.productLong),
  common('supplierShort', supplier.supplierShort),
  common('sitemap', home.sitemap, inSitemap),
  common('latestProducts', product.latestProducts, inSitemap),
  common('productCategories', category.productCategories, inSitemap),

  mobile('hybridChat', assistant.hybridChat),
  mobile('scanBadge', account.scanBadge),
  mobile('myBadge', account.myBadge),
  // Of a buyer or a supplier's person. On a desktop the account page has the card, or the supplier's home page.
  mobile('myCard', account.myCard, { fallback: '/account#card', supplierFallback: '/#card' }),
  // §2.4 has these on phones only; here desktop buyers have accounts and follows too.
  mobile('account', account.account, { audience: 'buyer', screens: 'both' }),
  mobile('favoriteExhibitorCards', account.favoriteExhibitorCards, { screens: 'both' }),
  mobile('favoriteExhibitors', account.favoriteExhibitors, { audience: 'buyer', screens: 'both' }),
  mobile('favoriteProducts', account.favoriteProducts, { audience: 'buyer', screens: 'both' }),

  beyond('sharedDetails', account.sharedDetails, { audience: 'buyer' }),
  // Of buyers and suppliers.
  beyond('inbox', inbox.inbox),
  beyond('inboxChat', inbox.inboxChat),
  beyond('inboxConversation', inbox.inboxConversation),
  beyond('supplierRfqs', rfq.supplierRfqs, { audience: 'supplier' }),
  beyond('supplierRfq', rfq.supplierRfq, { audience: 'supplier' }),
  // Roles beyond §6.
  beyond('organiserHome', organiser.organiserHome, { audience: 'organiser' }),
  beyond('organiserExhibition', organiser.organiserExhibition, { audience: 'organiser' }),
  beyond('deskHome', desk.deskHome, { audience: 'operator' }),
  beyond('deskTicket', desk.deskTicket, { audience: 'operator' }),
  // Pages that mails lead to, as a password's.
  beyond('ticketByLink', desk.ticketByLink),
  beyond('supplierInvitation', desk.supplierInvitation),
] as const;
