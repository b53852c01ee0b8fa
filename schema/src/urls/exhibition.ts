// §2.5 Exhibition routes; global buyers only, except the two popups and the e-show.
import {
  affSite,
  currentExhibitionPath,
  eshowPath,
  exhibitionPath,
  expoEdition,
  fairPageSite,
  registrationStatus,
} from './exhibition-segment.ts';
import { digits, oneOf, pattern } from './segment.ts';
import { shape } from './shape.ts';
import { websiteEnName } from './site-name.ts';

const exhibition = exhibitionPath;
const current = currentExhibitionPath;

/** §2.5 exhibition home at `/{exhibitionType}{websiteEnName}_{exhibitionId}` */
export const exhibitionHome = shape('/{exhibition}', { exhibition });
/** §2.5 at the second, alternative path (the current edition) */
export const exhibitionHomeCurrent = shape('/{current}', { current });
/** §2.5 at `/chinaHomeLife{websiteEnName}` */
export const exhibitionHomeChinaHomeLife = shape('/chinaHomeLife{websiteEnName}', { websiteEnName });
/** §2.5 at `/aff{websiteEnName}(Japan)` */
export const exhibitionHomeAff = shape('/aff{websiteEnName}', { websiteEnName: affSite });

/** §2.5 book-stand at each of the four */
export const bookStand = shape('/{exhibition}/book-stand', { exhibition });
export const bookStandCurrent = shape('/{current}/book-stand', { current });
export const bookStandChinaHomeLife = shape('/chinaHomeLife{websiteEnName}/book-stand', { websiteEnName });
export const bookStandAff = shape('/aff{websiteEnName}/book-stand', { websiteEnName: affSite });

/** §2.5 `/aff{websiteEnName}(Japan)/aff-pre-register-popup`, any role */
export const preRegisterPopup = shape('/aff{websiteEnName}/aff-pre-register-popup', {
  websiteEnName: affSite,
});
/** §2.5 `/popup{websiteEnName}/book-stand`, any role */
export const bookStandPopup = shape('/popup{websiteEnName}/book-stand', { websiteEnName });

/** §2.5 `…/sharing-events`, prize confirmation */
export const sharingEvents = shape('/{exhibition}/sharing-events', { exhibition });
/** §2.5 `…/pre-register-form`, external form */
export const preRegisterForm = shape('/{exhibition}/pre-register-form', { exhibition });
/** §2.5 `…/exhibitors` */
export const exhibitors = shape('/{exhibition}/exhibitors', { exhibition });
/** Ours: an exhibitor's own page, by its number within the exhibition */
export const exhibitor = shape('/{exhibition}/exhibitors/{exhibitor}', { exhibition, exhibitor: digits });
/** Ours: the plan of a hall */
export const hallPlan = shape('/{exhibition}/hall-plan', { exhibition });
/** Ours: the agenda */
export const agenda = shape('/{exhibition}/agenda', { exhibition });
/** Ours: the viewer's plan of visits */
export const visits = shape('/{exhibition}/visits', { exhibition });
/** §2.5 `…/{status}`, and the same below each home without an id */
export const preRegisterStatus = shape('/{exhibition}/{status}', { exhibition, status: registrationStatus });
export const preRegisterStatusCurrent = shape('/{current}/{status}', { current, status: registrationStatus });
export const preRegisterStatusChinaHomeLife = shape('/chinaHomeLife{websiteEnName}/{status}', {
  websiteEnName,
  status: registrationStatus,
});
export const preRegisterStatusAff = shape('/aff{websiteEnName}/{status}', {
  websiteEnName: affSite,
  status: registrationStatus,
});

/** §2.5 `/show_{websiteEnName}`, reuses the chinahomelife screen */
export const show = shape('/show_{websiteEnName}', { websiteEnName });
/** §2.5 `/exhibition-rfq/{exhibitionId}` */
export const exhibitionRfq = shape('/exhibition-rfq/{exhibitionId}', { exhibitionId: digits });
/** §2.5 `/expo{websiteEnName}` */
export const expoHome = shape('/expo{websiteEnName}', { websiteEnName });
/** §2.5 `/fair{websiteEnName}_{pageId}` */
export const fairPage = shape('/fair{fair}', { fair: fairPageSite });
/** §2.5 `/eshow{countryName}_{shortName}` and `/eshow_{shortName}`, open to all */
export const eshow = shape('/eshow{eshow}', { eshow: eshowPath });
/** §2.5 `/expo{websiteEnName}_{exhibitionId}/lotterywheel` */
export const lotteryWheel = shape('/expo{expo}/lotterywheel', { expo: expoEdition });
/** §2.5 `/expo/badge/view` */
export const badgeView = shape('/expo/badge/view');
/** §2.5 `/expo/badge/download`, only outside production mode */
export const badgeDownload = shape('/expo/badge/download');

export const cardTypes = ['buyer', 'supplier'] as const;
export type CardType = (typeof cardTypes)[number];
/** §2.5 `/expo/{type}/view/{cdpId?}`; a cdpId is letters, digits and hyphens */
export const cardView = shape(
  '/expo/{type}/view/{cdpId?}',
  { type: oneOf(cardTypes) },
  { cdpId: pattern(/^[A-Za-z0-9-]{1,64}$/) },
);
