// Sections below the heading; see #ui/lazy-section.tsx.
import { lazySection } from '#ui/lazy-section.tsx';

export const CertificateTable = lazySection(() =>
  import('./CertificateTable.tsx').then((module) => module.CertificateTable),
);
export const CompanyFacts = lazySection(() =>
  import('./CompanyFacts.tsx').then((module) => module.CompanyFacts),
);
export const Contact = lazySection(() => import('./Contact.tsx').then((module) => module.Contact));

/** For a page rendered in the browser, which shows all parts at once. */
export const loadParts = (): Promise<unknown> =>
  Promise.all([CertificateTable, CompanyFacts, Contact].map((part) => part.preload()));
