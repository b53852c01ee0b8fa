// §2.7 While a promotion is active, product and supplier paths gain the prefix `{promotionTheme}{promotionId}`:
// lowercase letters, digits and hyphens (§2.6), from a letter to a letter, then the id's digits. No fixed word of §2
// has this form in lowercase, and no websiteEnName ends in a digit, so the prefix is never mistaken for another route.
import { namedId } from './named-id.ts';
import { digits, word, type Segment } from './segment.ts';
import { shape } from './shape.ts';

export type PromotionPath = { readonly promotionTheme: string; readonly promotionId: string };

/** `{promotionTheme}{promotionId}`: 'spring-sale24' ↔ {promotionTheme: 'spring-sale', promotionId: '24'}. */
export const promotionPath: Segment<PromotionPath> = {
  parse(text) {
    const [, promotionTheme, promotionId] = /^([a-z](?:[a-z0-9-]{0,58}[a-z])?)(\d{1,18})$/.exec(text) ?? [];
    return promotionTheme === undefined || promotionId === undefined
      ? undefined
      : { promotionTheme, promotionId };
  },
  format: (value) => value.promotionTheme + value.promotionId,
};

const promotion = promotionPath;

/** §2.7 index */
export const promotionHome = shape('/{promotion}', { promotion });
/** §2.7 `/cart` */
export const promotionCart = shape('/{promotion}/cart', { promotion });
/** §2.7 `/enquiryResult` */
export const promotionEnquiryResult = shape('/{promotion}/enquiryResult', { promotion });
/** §2.7 `{name}{productId}.html` */
export const promotionProduct = shape('/{promotion}/{product}.html', { promotion, product: namedId });
/** §2.7 `/{industryContentId}`, floor page */
export const promotionFloor = shape('/{promotion}/{industryContentId}', {
  promotion,
  industryContentId: digits,
});
/** §2.7 `/live/{liveId}` */
export const promotionLive = shape('/{promotion}/live/{liveId}', { promotion, liveId: digits });
/** §2.7 `/supplier/{name}{supplierId}.html` */
export const promotionSupplier = shape('/{promotion}/supplier/{supplier}.html', {
  promotion,
  supplier: namedId,
});
/** §2.7 `/hot/{type}`: redirected to search on desktop, mobile search screen on mobile */
export const promotionHot = shape('/{promotion}/hot/{type}', { promotion, type: word });
/** §2.7 `/search/product` */
export const promotionProductSearch = shape('/{promotion}/search/product', { promotion });
/** §2.7 `/search/supplier` */
export const promotionSupplierSearch = shape('/{promotion}/search/supplier', { promotion });
