// They are in the HTML of the page, and their code loads last; see #ui/lazy-section.tsx. Few exhibitors have pictures.
import { lazySection } from '#ui/lazy-section.tsx';

export const ExhibitorPictures = lazySection(() =>
  import('./ExhibitorPictures.tsx').then((module) => module.ExhibitorPictures),
);
export const RequestCard = lazySection(() =>
  import('#features/card/RequestCard.tsx').then((module) => module.RequestCard),
);
