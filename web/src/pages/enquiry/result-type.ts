/** §2.2 The types of `/submitResult/{type}/success`; §2 names none. */
export const resultTypes = ['enquiry', 'cart', 'rfq', 'meeting', 'order'] as const;
export type ResultType = (typeof resultTypes)[number];
