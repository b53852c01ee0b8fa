import type { FastifyInstance } from 'fastify';
import { tokenCheckOf } from './accounts/token-checks.ts';
import { accountOperations } from './buyer/account/operations.ts';
import { agenda } from './buyer/agenda.ts';
import { news } from './buyer/news.ts';
import { postGioInfo, uploadEvents, uploadPointsVtAi } from './buyer/analytics.ts';
import { badgeOperations } from './buyer/badges.ts';
import { bannerList } from './buyer/banners.ts';
import { cardOperations } from './buyer/cards/operations.ts';
import { addBuyerControl } from './buyer/control.ts';
import { eshowInfo } from './buyer/eshows.ts';
import { exhibitionInfo, recommendedExhibitions } from './buyer/exhibitions.ts';
import { exhibitorsById } from './buyer/exhibitors-by-id.ts';
import { exhibitorList } from './buyer/exhibitors.ts';
import { fairPageInfo } from './buyer/fair-pages.ts';
import { followOperations } from './buyer/follow.ts';
import { goodsList } from './buyer/goods.ts';
import { hallPlan } from './buyer/hall-plan.ts';
import { addImages, type ImageFolders } from './buyer/images.ts';
import { getCateAndTagV2 } from './buyer/industry-categories.ts';
import { lotteryOperations } from './buyer/lottery/operations.ts';
import { goodsOffer } from './buyer/offer.ts';
import { organiserOperations } from './buyer/organiser/operations.ts';
import { registrationOperations } from './buyer/registration/operations.ts';
import { scoreList } from './buyer/scores.ts';
import { sharingOperations } from './buyer/sharing/operations.ts';
import { i18nAll } from './buyer/site-texts.ts';
import { bookStand } from './buyer/stand-requests.ts';
import { staticNames, staticReads } from './buyer/static-reads.ts';
import { openTicket } from './buyer/tickets.ts';
import { saveVisit, visitList } from './buyer/visits.ts';
import { walletPassOperations } from './buyer/wallet-passes.ts';
import { ipAys } from './chat/ip-country.ts';
import { supplierState } from './chat/supplier-state.ts';
import type { ServiceName } from './config.ts';
import { priceGuide } from './purchaser/price-guide.ts';
import { listPages } from './search/pages.ts';
import { searchGoods } from './search/search.ts';
import { similarGoods } from './search/similar.ts';
import { searchSuggest } from './search/suggest.ts';
import { searchSupplier } from './search/suppliers.ts';
import type { Store } from './store.ts';
import { answerCardRequest, cardRequestList } from './supplier/card-requests.ts';
import { certificateList } from './supplier/certificates.ts';
import { addControl } from './supplier/control.ts';
import { exportLeads, leadList, saveLeads } from './supplier/leads.ts';
import { getUserInfoV2, loginPc } from './supplier/login.ts';
import { ownExhibitions } from './supplier/own-exhibitions.ts';
import { logoutOthersPc, logoutPc, sessionsPc } from './supplier/sessions.ts';
import { querySupplierState } from './supplier/state.ts';
import { supplierList } from './supplier/suppliers.ts';
import { blade } from './wire/blade.ts';
import { deviceDialect } from './wire/device.ts';
import type { Dialect } from './wire/dialect.ts';
import { acceptForms } from './wire/forms.ts';
import { generic } from './wire/generic.ts';
import { addHealth } from './wire/health.ts';
import { addOperations, type Operation, type OperationMaker } from './wire/operation.ts';
import { createService } from './wire/service.ts';
import { addStaticReads } from './wire/static.ts';

/** Every operation of the five services. Add new ones here only. */
const makers: Readonly<Record<ServiceName, readonly OperationMaker[]>> = {
  buyer: [
    goodsList,
    goodsOffer,
    scoreList,
    recommendedExhibitions,
    bannerList,
    exhibitionInfo,
    exhibitorList,
    ...badgeOperations,
    ...walletPassOperations,
    eshowInfo,
    fairPageInfo,
    getCateAndTagV2,
    exhibitorsById,
    hallPlan,
    agenda,
    news,
    i18nAll,
    openTicket,
    ...accountOperations,
    ...followOperations,
    ...lotteryOperations,
    ...sharingOperations,
    bookStand,
    ...cardOperations,
    ...organiserOperations,
    ...registrationOperations,
    visitList,
    saveVisit,
    uploadPointsVtAi,
    postGioInfo,
    uploadEvents,
  ],
  supplier: [
    supplierList,
    certificateList,
    loginPc,
    logoutPc,
    logoutOthersPc,
    sessionsPc,
    getUserInfoV2,
    querySupplierState,
    ownExhibitions,
    cardRequestList,
    saveLeads,
    leadList,
    exportLeads,
    answerCardRequest,
  ],
  search: [searchGoods, searchSupplier, searchSuggest, similarGoods, listPages],
  purchaser: [priceGuide],
  chat: [supplierState, ipAys],
};

export function operationsOf(name: ServiceName, store: Store): Operation[] {
  return makers[name].map((make) => make(store));
}

/** The dialect of a service's answer to an unknown path. */
const dialects: Readonly<Record<ServiceName, Dialect>> = {
  buyer: blade,
  supplier: deviceDialect,
  search: blade,
  purchaser: blade,
  chat: generic,
};

export { staticNames };

export type ServiceOptions = {
  readonly store: Store;
  readonly images: ImageFolders;
  readonly controlKey: string;
  /** For backups on command. */
  readonly dataFolder?: string;
};

/** One REST gateway, ready to listen. */
export async function buildService(
  name: ServiceName,
  { store, images, controlKey, dataFolder }: ServiceOptions,
): Promise<FastifyInstance> {
  const service = createService(dialects[name]);
  addHealth(service, store.db);
  await acceptForms(service);
  addOperations(service, operationsOf(name, store), tokenCheckOf(name, store.db));
  if (name === 'buyer') {
    addStaticReads(service, staticReads(store));
    addImages(service, images);
    addBuyerControl(service, store);
  }
  if (name === 'supplier') addControl(service, store, { controlKey, dataFolder });
  return service;
}
