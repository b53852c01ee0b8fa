// §2.8, §7.5: the interface of the native app to its web pages.

/** §2.8 Native-app bridge targets. */
export type BridgeTarget =
  | 'productList'
  | 'supplierList'
  | 'productDetail'
  | 'supplierDetail'
  | 'chat'
  | 'meetingList'
  | 'createMeeting'
  | 'meetingDetail'
  | 'sendRfq'
  | 'rfqList'
  | 'rfqDetail'
  | 'newRfq'
  | 'rfqResult'
  | 'quotedDetail'
  | 'businessCard'
  | 'favorite'
  | 'boothMap'
  | 'preRegister'
  | 'badge'
  | 'login'
  | 'register'
  | 'search'
  | 'home'
  | 'goBack'
  | 'close'
  | 'digitalShowList'
  | 'eshow'
  | 'liveShow'
  | 'livePage'
  | 'livePlayback'
  | 'videoConference'
  | 'customerService'
  | 'addToCart'
  | 'enquiryCart'
  | 'requestMeeting'
  | 'exhibitionStation';

/** §3 Native-bridge payload fields. */
export type BridgePayload = Partial<
  Record<
    | 'productId'
    | 'supplierId'
    | 'exhibitionId'
    | 'url'
    | 'deviceId'
    | 'email'
    | 'badgeNo'
    | 'appToken'
    | 'remindId',
    string
  >
>;

/** The object that the app puts on the window before a page loads. */
export type NativeBridge = {
  readonly navigate: (target: BridgeTarget, payload: BridgePayload) => void;
  /** §7.5: the token is no longer valid. */
  readonly tokenError: () => void;
};

declare global {
  interface Window {
    FairgateBridge?: NativeBridge;
  }
}

export function hasNativeBridge(): boolean {
  return typeof window !== 'undefined' && window.FairgateBridge !== undefined;
}

/** Asks the app to open a screen; false without the app, so that the caller navigates on the web. */
export function navigateNatively(target: BridgeTarget, payload: BridgePayload = {}): boolean {
  if (!hasNativeBridge()) return false;
  window.FairgateBridge?.navigate(target, payload);
  return true;
}

/** §7.5, §8: tells the native app, if there is one, that the token is no longer valid. */
export function signalTokenError(): void {
  if (hasNativeBridge()) window.FairgateBridge?.tokenError();
}
