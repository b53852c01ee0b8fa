// Sections that few visitors see; see #ui/lazy-section.tsx.
import { lazySection } from '#ui/lazy-section.tsx';

export const SupplierHome = lazySection(() =>
  import('../supplier-home/SupplierHome.tsx').then((module) => module.SupplierHome),
);
