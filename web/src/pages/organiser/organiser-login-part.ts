import { privatePart } from '#features/private-page/private-part.tsx';

/** OrganiserLogin, which is loaded when it is shown; within Suspense. */
export const OrganiserLoginPart = privatePart(() =>
  import('./OrganiserLogin.tsx').then((module) => module.OrganiserLogin),
);
