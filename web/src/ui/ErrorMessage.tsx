import { lazySection } from './lazy-section.tsx';

/**
 * §8 Why something was not done. The texts of all errors are not part of a page: they come along with Apollo Client
 * (app/browser-data.ts), before anything can be asked for and fail.
 */
export const ErrorMessage = lazySection(() => import('./ErrorText.tsx').then((module) => module.ErrorText));
