import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useInitPasswordMutation } from '#operations/init-password.ts';
import { outcomeOf } from '#platform/outcome.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import { ByLink } from '../ByLink.tsx';
import { NarrowPage } from '../../NarrowPage.tsx';
import { useLink } from '../../use-link.ts';

const route = getRouteApi('/initPassword');

/** Sets the first password of an account that was created from an email alone. */
export function InitPasswordPage() {
  const { init_token: token, init_email: address } = route.useSearch();
  const { link, email } = useLink(token, address);
  const [init] = useInitPasswordMutation();
  const save = async (password: string, by: string) =>
    (await outcomeOf(init({ variables: { input: { link: by, password } } }), (data) => data.initPassword))
      .error;
  return (
    <NarrowPage title={<Trans>Choose your password</Trans>}>
      {link === undefined ? (
        <NotALink />
      ) : (
        <ByLink link={link} email={email} save={(password) => save(password, link)} used={<NotALink />} />
      )}
    </NarrowPage>
  );
}

function NotALink() {
  return (
    <div className="grid gap-4">
      <ErrorAlert>
        <ErrorMessage code="RESET_LINK_INVALID" />
      </ErrorAlert>
      <p>
        <Trans>We can send a new link to your account’s email address.</Trans>
      </p>
      <Link to="/resetPassword" className={`justify-self-start ${buttonStyle({ look: 'primary' })}`}>
        <Trans>Send a new link</Trans>
      </Link>
    </div>
  );
}
