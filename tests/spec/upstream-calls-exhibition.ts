/** The upstream calls of the pages of exhibitions: upstream-calls.test.ts. */
export const ofExhibitions = {
  // The exhibitors' suppliers are one batch.
  Exhibition: {
    variables: { id: '3001' },
    calls: { getExhibitionInfo: 1, getExhibitionNews: 1, getExhibitorList: 1, supplierList: 1 },
  },
  ExhibitionName: { variables: { id: '3001' }, calls: { getExhibitionInfo: 1 } },
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
};
