import { Trans } from '@lingui/react/macro';
import { StaffLogin } from '#features/login-panel/StaffLogin.tsx';
import { useOperatorLoginMutation } from '#operations/operator-login.ts';

export function OperatorLogin({ page = false }: { readonly page?: boolean }) {
  const [login] = useOperatorLoginMutation();
  return (
    <StaffLogin
      kind="operator"
      page={page}
      title={<Trans>Log in to the desk</Trans>}
      login={(send, input) => send(login({ variables: { input } }), (data) => data.operatorLogin)}
    />
  );
}
