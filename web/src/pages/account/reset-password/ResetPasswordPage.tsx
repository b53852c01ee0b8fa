import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useResetPasswordMutation } from '#operations/reset-password.ts';
import { outcomeOf } from '#platform/outcome.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import { ByLink } from '../ByLink.tsx';
import { NarrowPage } from '../../NarrowPage.tsx';
import { useLink } from '../../use-link.ts';
import { AskForm } from './AskForm.tsx';

const route = getRouteApi('/resetPassword');

/** Without a link it requests one; with a valid link it sets a password. */
export function ResetPasswordPage() {
  const { link } = useLink(route.useSearch().reset_token);
  const [reset] = useResetPasswordMutation();
  const save = async (password: string, by: string) =>
    (await outcomeOf(reset({ variables: { input: { link: by, password } } }), (data) => data.resetPassword))
      .error;
  return (
    <NarrowPage title={<Trans>Choose a new password</Trans>}>
      {link === undefined ? (
        <AskForm />
      ) : (
        <ByLink link={link} save={(password) => save(password, link)} used={<UsedLink />} />
      )}
    </NarrowPage>
  );
}

function UsedLink() {
  return (
    <>
      <ErrorAlert>
        <ErrorMessage code="RESET_LINK_INVALID" />
      </ErrorAlert>
      <AskForm />
    </>
  );
}
