// §2.6 Industry exhibitions live under `/{industryAbbr}-{websiteAbbr}`. industryAbbr is a code of the fixed list, in any
// case and written as listed; websiteAbbr is two lowercase letters. Unlike a product page it has no `.html`.
import { industryCodes, type IndustryCode } from '../constants.ts';
import { digits, oneOf, parsePageNo, type Segment } from './segment.ts';
import { shape } from './shape.ts';

export type IndustrySite = { readonly industryAbbr: IndustryCode; readonly websiteAbbr: string };

const code = oneOf(industryCodes);

/** `{industryAbbr}-{websiteAbbr}`: 'HL-ae' ↔ {industryAbbr: 'HL', websiteAbbr: 'ae'}. */
export const industrySite: Segment<IndustrySite> = {
  parse(text) {
    const [, abbr = '', websiteAbbr] = /^([A-Za-z]+)-([a-z]{2})$/.exec(text) ?? [];
    const industryAbbr = code.parse(abbr);
    return industryAbbr === undefined || websiteAbbr === undefined
      ? undefined
      : { industryAbbr, websiteAbbr };
  },
  format: (value) => `${value.industryAbbr}-${value.websiteAbbr}`,
};

export const newsTypes = ['expo', 'industry'] as const;
export type NewsType = (typeof newsTypes)[number];
export type NewsPage = { readonly newsType: NewsType; readonly pageNo: number };

const newsType = oneOf(newsTypes);

/** `{newsType}-news` or `{newsType}-news_{pageNo}`; page 1 is written without a number. */
export const newsPage: Segment<NewsPage> = {
  parse(text) {
    const [, type = '', page] = /^([A-Za-z]+)-news(?:_(.*))?$/i.exec(text) ?? [];
    const parsed = newsType.parse(type);
    const pageNo = page === undefined ? 1 : parsePageNo(page);
    return parsed === undefined || pageNo === undefined ? undefined : { newsType: parsed, pageNo };
  },
  format: (value) => `${value.newsType}-news${value.pageNo === 1 ? '' : `_${value.pageNo}`}`,
};

const site = industrySite;

/** §2.6 `/onsite-industry-expo-list/{exhibitionId}` */
export const onsiteIndustryExpos = shape('/onsite-industry-expo-list/{exhibitionId}', {
  exhibitionId: digits,
});
/** §2.6 `/{industryAbbr}-{websiteAbbr}` */
export const industryHome = shape('/{site}', { site });
/** §2.6 `…/intro` */
export const industryIntro = shape('/{site}/intro', { site });
/** §2.6 `…/history` */
export const industryHistory = shape('/{site}/history', { site });
/** §2.6 `…/map`, booth map */
export const industryMap = shape('/{site}/map', { site });
/** §2.6 `…/contact-us` */
export const industryContact = shape('/{site}/contact-us', { site });
/** §2.6 `…/why-exhibit` */
export const industryWhyExhibit = shape('/{site}/why-exhibit', { site });
/** §2.6 `…/book-stand` */
export const industryBookStand = shape('/{site}/book-stand', { site });
/** §2.6 `…/why-attend` */
export const industryWhyAttend = shape('/{site}/why-attend', { site });
/** §2.6 `…/vip-buyers` */
export const industryVipBuyers = shape('/{site}/vip-buyers', { site });
/** §2.6 `…/{newsType}-news` and `…/{newsType}-news_{pageNo}` */
export const industryNews = shape('/{site}/{news}', { site, news: newsPage });
/** §2.6 `…/{newsType}-news/{newsId}` */
export const industryNewsItem = shape('/{site}/{newsType}-news/{newsId}', { site, newsType, newsId: digits });
