// Parts of the form that appear when it is sent; see #ui/lazy-section.tsx.
import { lazySection } from '#ui/lazy-section.tsx';

export const ContactSent = lazySection(() =>
  import('./ContactSent.tsx').then((module) => module.ContactSent),
);

export const ContactNote = lazySection(() =>
  import('./ContactNote.tsx').then((module) => module.ContactNote),
);
