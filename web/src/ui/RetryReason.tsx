import { lazySection } from './lazy-section.tsx';

/** Why an attempt failed, and when the next one comes; loaded when one has failed. */
export const RetryReason = lazySection(() => import('./RetryText.tsx').then((module) => module.RetryText));
