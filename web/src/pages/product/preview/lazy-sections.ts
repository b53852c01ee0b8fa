// Parts that few previews show; see #ui/lazy-section.tsx.
import { lazySection } from '#ui/lazy-section.tsx';

export const AskForProduct = lazySection(() =>
  import('./AskForProduct.tsx').then((module) => module.AskForProduct),
);
