// §2.5, §2.6, §2.7: exhibition, industry-exhibition and promotion routes.
import * as addresses from './exhibition.ts';
import * as industry from './industry-exhibition.ts';
import * as promotion from './promotion.ts';
import { section } from './route.ts';

const exhibition = section('2.5', { audience: 'global-buyer' });
const industrial = section('2.6', { audience: 'global-buyer' });
const promoted = section('2.7');
const open = { audience: 'any' } as const;
const inSitemap = { inSitemap: true } as const;

export const exhibitionRoutes = [
  exhibition('preRegisterPopup', addresses.preRegisterPopup, open),
  exhibition('bookStandPopup', addresses.bookStandPopup, open),
  exhibition('sharingEvents', addresses.sharingEvents),
  exhibition('show', addresses.show),
  exhibition('exhibitionRfq', addresses.exhibitionRfq),
  exhibition('exhibitionHome', addresses.exhibitionHome, inSitemap),
  exhibition('exhibitionHomeCurrent', addresses.exhibitionHomeCurrent),
  exhibition('exhibitionHomeChinaHomeLife', addresses.exhibitionHomeChinaHomeLife),
  exhibition('exhibitionHomeAff', addresses.exhibitionHomeAff),
  exhibition('bookStand', addresses.bookStand),
  exhibition('bookStandCurrent', addresses.bookStandCurrent),
  exhibition('bookStandChinaHomeLife', addresses.bookStandChinaHomeLife),
  exhibition('bookStandAff', addresses.bookStandAff),
  exhibition('preRegisterStatus', addresses.preRegisterStatus),
  exhibition('preRegisterStatusCurrent', addresses.preRegisterStatusCurrent),
  exhibition('preRegisterStatusChinaHomeLife', addresses.preRegisterStatusChinaHomeLife),
  exhibition('preRegisterStatusAff', addresses.preRegisterStatusAff),
  exhibition('preRegisterForm', addresses.preRegisterForm),
  exhibition('exhibitors', addresses.exhibitors, inSitemap),
  exhibition('exhibitor', addresses.exhibitor),
  exhibition('hallPlan', addresses.hallPlan, inSitemap),
  exhibition('agenda', addresses.agenda, inSitemap),
  exhibition('visits', addresses.visits),
  exhibition('expoHome', addresses.expoHome),
  exhibition('fairPage', addresses.fairPage),
  exhibition('eshow', addresses.eshow, open),
  exhibition('lotteryWheel', addresses.lotteryWheel),
  // The popups give a badge to any visitor, and a mailed link opens one.
  exhibition('badgeView', addresses.badgeView, open),
  exhibition('badgeDownload', addresses.badgeDownload, { hiddenInProduction: true }),
  // A buyer shows the card to an exhibitor, who may be signed in as a supplier.
  exhibition('cardView', addresses.cardView, open),

  industrial('onsiteIndustryExpos', industry.onsiteIndustryExpos),
  industrial('industryHome', industry.industryHome),
  industrial('industryIntro', industry.industryIntro),
  industrial('industryHistory', industry.industryHistory),
  industrial('industryMap', industry.industryMap),
  industrial('industryContact', industry.industryContact),
  industrial('industryWhyExhibit', industry.industryWhyExhibit),
  industrial('industryBookStand', industry.industryBookStand),
  industrial('industryWhyAttend', industry.industryWhyAttend),
  industrial('industryVipBuyers', industry.industryVipBuyers),
  industrial('industryNews', industry.industryNews),
  industrial('industryNewsItem', industry.industryNewsItem),

  promoted('promotionHome', promotion.promotionHome),
  promoted('promotionCart', promotion.promotionCart),
  promoted('promotionEnquiryResult', promotion.promotionEnquiryResult),
  promoted('promotionProduct', promotion.promotionProduct),
  promoted('promotionFloor', promotion.promotionFloor),
  promoted('promotionLive', promotion.promotionLive),
  promoted('promotionSupplier', promotion.promotionSupplier),
  promoted('promotionHot', promotion.promotionHot),
  promoted('promotionProductSearch', promotion.promotionProductSearch),
  promoted('promotionSupplierSearch', promotion.promotionSupplierSearch),
] as const;
