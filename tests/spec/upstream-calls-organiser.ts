/** The upstream calls of the operations of organisers: upstream-calls.test.ts. */
export const ofOrganiser = {
  Organiser: { organiser: true as const, calls: { getOrganiserInfo: 1, getOrganiserExhibitionList: 1 } },
  OrganiserExhibition: {
    organiser: true as const,
    variables: { id: '3001' },
    calls: { getOrganiserInfo: 1, getOrganiserExhibitionList: 1 },
  },
  OrganiserExhibitors: {
    organiser: true as const,
    variables: { id: '3001', filter: {}, page: 1 },
    calls: { getOrganiserInfo: 1, getOrganiserExhibitionList: 1, getOrganiserExhibitorList: 1 },
  },
  OrganiserRegistrations: {
    organiser: true as const,
    variables: { id: '3001', keyword: 'nile', page: 1 },
    calls: {
      getOrganiserInfo: 1,
      getOrganiserExhibitionList: 1,
      getOrganiserRegistrationList: 1,
      getOrganiserRegistrationDays: 1,
    },
  },
  PublishExhibition: { organiser: true as const, calls: { publishExhibition: 1 } },
  OrganiserPreview: {
    organiser: true as const,
    variables: { id: '3001' },
    calls: {
      getOrganiserInfo: 1,
      getOrganiserExhibitionList: 1,
      getOrganiserExhibitorList: 1,
      getOrganiserAgenda: 1,
      getOrganiserNews: 1,
    },
  },
  OrganiserPlan: {
    organiser: true as const,
    variables: { id: '3001', hall: 'A' },
    calls: { getOrganiserInfo: 1, getOrganiserExhibitionList: 1, getOrganiserHallPlan: 1 },
  },
  ExportRegistrations: { organiser: true as const, calls: { exportOrganiserRegistrations: 1 } },
  OrganiserStandRequests: {
    organiser: true as const,
    variables: { id: '3001', keyword: 'nile', page: 1 },
    calls: { getOrganiserInfo: 1, getOrganiserExhibitionList: 1, getOrganiserStandRequestList: 1 },
  },
  OrganiserPrizeClaims: {
    organiser: true as const,
    variables: { id: '3001', keyword: 'tote', page: 1 },
    calls: { getOrganiserInfo: 1, getOrganiserExhibitionList: 1, getOrganiserPrizeClaimList: 1 },
  },
  ChangeStandRequest: { organiser: true as const, calls: { changeStandRequest: 1 } },
  ChangePrizeClaim: { organiser: true as const, calls: { changePrizeClaim: 1 } },
  ExportStandRequests: { organiser: true as const, calls: { exportOrganiserStandRequests: 1 } },
  ExportPrizeClaims: { organiser: true as const, calls: { exportOrganiserPrizeClaims: 1 } },
  SendOrganisedBadge: { organiser: true as const, calls: { sendOrganiserBadge: 1 } },
  RevokeOrganisedBadge: { organiser: true as const, calls: { revokeOrganiserBadge: 1 } },
  ReissueOrganisedBadge: { organiser: true as const, calls: { reissueOrganiserBadge: 1 } },
  OrganiserCheckIns: {
    organiser: true as const,
    variables: { id: '3001' },
    calls: { getOrganiserInfo: 1, getOrganiserExhibitionList: 1, getOrganiserCheckInList: 1 },
  },
  ExportCheckIns: { organiser: true as const, calls: { exportOrganiserCheckIns: 1 } },
  CheckIn: { organiser: true as const, calls: { checkIn: 1 } },
};
