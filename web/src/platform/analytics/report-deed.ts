import { report } from '../tracking.ts';

/** §2 Reports a deed, as ('contact', 'sent', 'buying'). It goes out only if the visitor agrees where that is asked (§9). */
export function reportDeed(category: string, action: string, name: string): void {
  report({ kind: 'point', category, action, name, pageUrl: location.href });
}
