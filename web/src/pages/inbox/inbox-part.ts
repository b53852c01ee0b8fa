import { privatePart } from '#features/private-page/private-part.tsx';

export const InboxList = privatePart(() => import('./InboxList.tsx').then((module) => module.InboxList));
export const InboxConversation = privatePart(() =>
  import('./InboxConversation.tsx').then((module) => module.InboxConversation),
);
