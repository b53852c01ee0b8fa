// The calls of the web app's operations of meetings; see upstream-calls.test.ts.

const supplier = { supplier: true } as const;

export const meetingCallsOfAnybody = {
  MeetingPage: {
    variables: { supplierId: '2017', productId: '100123', product: true },
    calls: { supplierList: 1, getSupplierStands: 1, goodsList: 1 },
  },
};

export const meetingCallsOfViewer = {
  MeetingSuppliers: {
    calls: { getUserInfo: 1, getFollowSuppliers: 1, getInbox: 1, supplierList: 1 },
  },
  RequestMeeting: { calls: { simpleAddMeeting: 1 } },
  RequestMeetingWithBuyer: { ...supplier, calls: { simpleAddSupplierMeeting: 1 } },
  MeetingStands: { ...supplier, calls: { getUserInfoV2: 1, getOwnExhibitions: 1 } },
  UpcomingMeetings: { calls: { getUserInfo: 1, getUpcomingMeetings: 1 } },
  'UpcomingMeetings of a supplier': {
    ...supplier,
    calls: { getUserInfoV2: 1, getUpcomingSupplierMeetings: 1 },
  },
  ProposeMeetingTimes: { calls: { proposeMeetingTimes: 1 } },
  'ProposeMeetingTimes of a supplier': { ...supplier, calls: { proposeSupplierMeetingTimes: 1 } },
  AcceptMeeting: { calls: { acceptMeeting: 1 } },
  'AcceptMeeting of a supplier': { ...supplier, calls: { acceptSupplierMeeting: 1 } },
  DeclineMeeting: { calls: { declineMeeting: 1 } },
  'DeclineMeeting of a supplier': { ...supplier, calls: { declineSupplierMeeting: 1 } },
  CancelMeeting: { calls: { cancelMeeting: 1 } },
  'CancelMeeting of a supplier': { ...supplier, calls: { cancelSupplierMeeting: 1 } },
  SetMeetingLink: { calls: { setMeetingLink: 1 } },
  'SetMeetingLink of a supplier': { ...supplier, calls: { setSupplierMeetingLink: 1 } },
};
