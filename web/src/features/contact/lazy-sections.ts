// Parts of the form that appear after it is sent; see #ui/lazy-section.tsx.
import { lazySection } from '#ui/lazy-section.tsx';

export const ContactSent = lazySection(() =>
  import('./ContactSent.tsx').then((module) => module.ContactSent),
);
