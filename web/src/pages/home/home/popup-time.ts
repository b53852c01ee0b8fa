import type { PromoPopup } from '#graphql';
import { isOn } from '#platform/flags.ts';

export type PopupTime = 'always' | 'recent' | 'never';

/**
 * §4 When the promotional popup comes: `PROMO_POPUP` of the gateway says it, and the flags of §2.9 go before. `f_pr` is about
 * 'always', `vt_pr` about 'recent': '1' switches it on, '0' off.
 */
export function popupTime(setting: PromoPopup | undefined): PopupTime {
  if (isOn('f_pr', setting === 'ALWAYS')) return 'always';
  return isOn('vt_pr', setting === 'RECENT') ? 'recent' : 'never';
}
