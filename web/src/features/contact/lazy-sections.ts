// What a form shows when it has done its work; see #ui/lazy-section.tsx.
import { lazySection } from '#ui/lazy-section.tsx';

export const ContactSent = lazySection(() =>
  import('./ContactSent.tsx').then((module) => module.ContactSent),
);
