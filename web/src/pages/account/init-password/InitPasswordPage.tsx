import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useInitPasswordMutation } from '#operations/init-password.ts';
import { outcomeOf, type Trouble } from '#platform/outcome.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { FailureMessage } from '#ui/FailureMessage.tsx';
import { Problem } from '#ui/Problem.tsx';
import { ChoosePassword } from '../ChoosePassword.tsx';
import { LinkChecking, LinkFailed } from '../LinkState.tsx';
import { NarrowPage } from '../NarrowPage.tsx';
import { PasswordChosen } from '../PasswordChosen.tsx';
import { useCheckedLink } from '../use-checked-link.ts';
import { useLink } from '../use-link.ts';

const route = getRouteApi('/initPassword');

/** The first password of an account that was made by an email alone. */
export function InitPasswordPage() {
  const { init_token: token, init_email: address } = route.useSearch();
  const { link, email } = useLink(token, address);
  return (
    <NarrowPage title={<Trans>Choose your password</Trans>}>
      {link === undefined ? <NotALink /> : <ByLink link={link} email={email} />}
    </NarrowPage>
  );
}

function ByLink({ link, email }: { readonly link: string; readonly email: string | undefined }) {
  const { checked, again, setUsed } = useCheckedLink(link);
  const [init] = useInitPasswordMutation();
  const [chosen, setChosen] = useState(false);

  async function choose(password: string): Promise<Trouble | undefined> {
    const { trouble } = await outcomeOf(init({ variables: { input: { link, password } } }), (data) => data.initPassword);
    if (trouble?.code === 'RESET_LINK_INVALID') setUsed();
    setChosen(!trouble);
    return trouble;
  }

  if (chosen) return <PasswordChosen />;
  switch (checked.kind) {
    case 'checking': return <LinkChecking />;
    case 'failed': return <LinkFailed trouble={checked.trouble} onRetry={again} />;
    case 'used': return <NotALink />;
    case 'valid': return (
      <>
        <p><Trans>For the account of <bdi className="font-semibold wrap-anywhere">{checked.maskedEmail}</bdi></Trans></p>
        <ChoosePassword email={email} submitText={<Trans>Save the password and log in</Trans>} choose={choose} />
      </>
    );
  }
}

function NotALink() {
  return (
    <div className="grid justify-items-start gap-4">
      <Problem><FailureMessage code="RESET_LINK_INVALID" /></Problem>
      <p><Trans>A new one can be sent to the email of your account.</Trans></p>
      <Link to="/resetPassword" className={buttonStyle({ look: 'primary' })}><Trans>Have a new link sent</Trans></Link>
    </div>
  );
}
