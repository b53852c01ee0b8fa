import { Suspense, useState } from 'react';
import { settleLogin, useLoginRequest } from '#platform/session/login-request.ts';
import { onDemand } from '#ui/on-demand.tsx';

const LoginDialog = onDemand(
  () => import('./LoginDialog.tsx').then((module) => module.LoginDialog),
  () => settleLogin(false),
  ({ request }) => request !== undefined,
);

/** Shows the login panel on request (#platform/session). */
export function LoginHost() {
  const request = useLoginRequest();
  const [wanted, setWanted] = useState(false);
  if (request && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <LoginDialog request={request} />
      </Suspense>
    )
  );
}
