import { lazySection } from './lazy-section.tsx';

/**
 * §8 The message of a failed operation. The texts of all errors are not part of a page: they load with Apollo
 * Client (app/browser-data.ts), before an operation can fail.
 */
export const ErrorMessage = lazySection(() => import('./ErrorText.tsx').then((module) => module.ErrorText));
