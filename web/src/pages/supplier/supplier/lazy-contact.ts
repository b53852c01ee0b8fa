// The section at the foot of the page; see #ui/lazy-section.tsx.
import { lazySection } from '#ui/lazy-section.tsx';

export const Contact = lazySection(() => import('./Contact.tsx').then((module) => module.Contact));
