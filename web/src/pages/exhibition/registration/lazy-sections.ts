// The form is in the HTML of the page, and its code loads last; see #ui/lazy-section.tsx.
import { lazySection } from '#ui/lazy-section.tsx';

export const Registration = lazySection(() =>
  import('./RegistrationSection.tsx').then((module) => module.RegistrationSection),
);
