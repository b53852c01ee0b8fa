import { Trans } from '@lingui/react/macro';
import { StaffLogin } from '#features/login-panel/StaffLogin.tsx';
import { useOrganiserLoginMutation } from '#operations/organiser-login.ts';

export function OrganiserLogin({ page = false }: { readonly page?: boolean }) {
  const [login] = useOrganiserLoginMutation();
  return (
    <StaffLogin
      kind="organiser"
      page={page}
      title={<Trans>Log in as an organiser</Trans>}
      login={(send, input) => send(login({ variables: { input } }), (data) => data.organiserLogin)}
    />
  );
}
