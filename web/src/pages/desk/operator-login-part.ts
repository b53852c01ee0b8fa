import { privatePart } from '#features/private-page/private-part.tsx';

/** OperatorLogin, which is loaded when it is shown; within Suspense. */
export const OperatorLoginPart = privatePart(() =>
  import('./OperatorLogin.tsx').then((module) => module.OperatorLogin),
);
