// §6: web and app (PC or H5) modes, told apart in this one place.
import { hasNativeBridge } from './native-bridge.ts';

export type Mode = 'web' | 'app-pc' | 'app-h5';

/** The native app announces itself by its bridge, or before that is there by `FairgateApp/<version>` in the user agent. */
export function modeOf(userAgent: string, bridge: boolean): Mode {
  if (!bridge && !/\bFairgateApp\/\d/.test(userAgent)) return 'web';
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) ? 'app-h5' : 'app-pc';
}

/** The mode of this window; 'web' on the server. */
export function currentMode(): Mode {
  return typeof window === 'undefined' ? 'web' : modeOf(navigator.userAgent, hasNativeBridge());
}
