// §6: web and app (PC or H5) modes; the only place that tells them apart.
import { useSyncExternalStore } from 'react';
import { hasNativeBridge } from './native-bridge.ts';

export type Mode = 'web' | 'app-pc' | 'app-h5';

/**
 * The native app is known by its bridge, or, before the bridge exists, by `FairgateApp/<version>` in the user
 * agent.
 */
export function modeOf(userAgent: string, bridge: boolean): Mode {
  if (!bridge && !/\bFairgateApp\/\d/.test(userAgent)) return 'web';
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) ? 'app-h5' : 'app-pc';
}

export function currentMode(): Mode {
  return modeOf(navigator.userAgent, hasNativeBridge());
}

const never = () => () => undefined;

/** The mode of this window; 'web' on the server, whose pages are the same for all modes. */
export function useMode(): Mode {
  return useSyncExternalStore(never, currentMode, () => 'web');
}
