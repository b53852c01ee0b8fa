import { privatePart } from '#features/private-page/private-part.tsx';

export const ChooseSupplier = privatePart(() =>
  import('./ChooseSupplier.tsx').then((module) => module.ChooseSupplier),
);
