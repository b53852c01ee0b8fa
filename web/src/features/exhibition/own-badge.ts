// Few visitors have a badge on their device: no page waits for the code that looks for it.
import { inBackground } from '#ui/on-demand.tsx';

export const OwnBadge = inBackground(() =>
  import('./OwnBadgeLink.tsx').then((module) => module.OwnBadgeLink),
);
export const BadgeWatch = inBackground(() => import('./BadgeWatch.tsx').then((module) => module.BadgeWatch));
