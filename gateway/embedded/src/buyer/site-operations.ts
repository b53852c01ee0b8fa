import type { OperationMaker } from '../wire/operation.ts';
import { bannerList } from './banners.ts';
import { getCateAndTagV2 } from './industry-categories.ts';
import { i18nAll } from './site-texts.ts';

/** What a site shows on all its pages. */
export const siteOperations: readonly OperationMaker[] = [bannerList, getCateAndTagV2, i18nAll];
