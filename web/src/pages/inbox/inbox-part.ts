import { privatePart } from '#features/private-page/private-part.tsx';

export const InboxList = privatePart(() => import('./InboxList.tsx').then((module) => module.InboxList));
export const InboxThread = privatePart(() =>
  import('./InboxThread.tsx').then((module) => module.InboxThread),
);
