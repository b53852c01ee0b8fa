// §2.5, §2.6, §2.7: exhibition, industry-exhibition and promotion routes.
import * as fair from './exhibition.ts';
import * as industry from './industry-exhibition.ts';
import * as promotion from './promotion.ts';
import { section } from './route.ts';

const exhibition = section('2.5', { audience: 'global-buyer' });
const industrial = section('2.6', { audience: 'global-buyer' });
const promoted = section('2.7');
const open = { audience: 'any' } as const;
const inSitemap = { inSitemap: true } as const;

export const fairRoutes = [
  exhibition('preRegisterPopup', fair.preRegisterPopup, open),
  exhibition('bookStandPopup', fair.bookStandPopup, open),
  exhibition('sharingEvents', fair.sharingEvents),
  exhibition('show', fair.show),
  exhibition('exhibitionRfq', fair.exhibitionRfq),
  exhibition('exhibitionHome', fair.exhibitionHome, inSitemap),
  exhibition('exhibitionHomeCurrent', fair.exhibitionHomeCurrent),
  exhibition('exhibitionHomeChinaHomeLife', fair.exhibitionHomeChinaHomeLife),
  exhibition('exhibitionHomeAff', fair.exhibitionHomeAff),
  exhibition('bookStand', fair.bookStand),
  exhibition('bookStandCurrent', fair.bookStandCurrent),
  exhibition('bookStandChinaHomeLife', fair.bookStandChinaHomeLife),
  exhibition('bookStandAff', fair.bookStandAff),
  exhibition('preRegisterStatus', fair.preRegisterStatus),
  exhibition('preRegisterStatusCurrent', fair.preRegisterStatusCurrent),
  exhibition('preRegisterStatusChinaHomeLife', fair.preRegisterStatusChinaHomeLife),
  exhibition('preRegisterStatusAff', fair.preRegisterStatusAff),
  exhibition('preRegisterForm', fair.preRegisterForm),
  exhibition('exhibitors', fair.exhibitors, inSitemap),
  exhibition('exhibitor', fair.exhibitor),
  exhibition('hallPlan', fair.hallPlan, inSitemap),
  exhibition('agenda', fair.agenda, inSitemap),
  exhibition('visits', fair.visits),
  exhibition('expoHome', fair.expoHome),
  exhibition('fairHome', fair.fairHome),
  exhibition('eshow', fair.eshow, open),
  exhibition('lotteryWheel', fair.lotteryWheel),
  // The popups give a badge to any visitor, and a mailed link opens one.
  exhibition('badgeView', fair.badgeView, open),
  exhibition('badgeDownload', fair.badgeDownload, { hiddenInProduction: true }),
  // A buyer shows the card to an exhibitor, who may be signed in as a supplier.
  exhibition('cardView', fair.cardView, open),

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
