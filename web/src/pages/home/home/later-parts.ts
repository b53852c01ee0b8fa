// What few visitors get; see #ui/later.tsx.
import { later } from '#ui/later.tsx';

export const SupplierHome = later(() =>
  import('../supplier-home/SupplierHome.tsx').then((module) => module.SupplierHome),
);
