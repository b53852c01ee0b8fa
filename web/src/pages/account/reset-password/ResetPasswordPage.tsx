import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useResetPasswordMutation } from '#operations/reset-password.ts';
import { outcomeOf, type Trouble } from '#platform/outcome.ts';
import { FailureMessage } from '#ui/FailureMessage.tsx';
import { Problem } from '#ui/Problem.tsx';
import { ChoosePassword } from '../ChoosePassword.tsx';
import { LinkChecking, LinkFailed } from '../LinkState.tsx';
import { NarrowPage } from '../NarrowPage.tsx';
import { PasswordChosen } from '../PasswordChosen.tsx';
import { useCheckedLink } from '../use-checked-link.ts';
import { useLink } from '../use-link.ts';
import { AskForm } from './AskForm.tsx';

const route = getRouteApi('/resetPassword');

/** Without a link one is asked for; with one that is good a password is chosen. */
export function ResetPasswordPage() {
  const { link } = useLink(route.useSearch().reset_token);
  return (
    <NarrowPage title={<Trans>Choose a new password</Trans>}>
      {link === undefined ? <AskForm /> : <ByLink link={link} />}
    </NarrowPage>
  );
}

function ByLink({ link }: { readonly link: string }) {
  const { checked, again, setUsed } = useCheckedLink(link);
  const [reset] = useResetPasswordMutation();
  const [chosen, setChosen] = useState(false);

  async function choose(password: string): Promise<Trouble | undefined> {
    const { trouble } = await outcomeOf(reset({ variables: { input: { link, password } } }), (data) => data.resetPassword);
    if (trouble?.code === 'RESET_LINK_INVALID') setUsed();
    setChosen(!trouble);
    return trouble;
  }

  if (chosen) return <PasswordChosen />;
  switch (checked.kind) {
    case 'checking': return <LinkChecking />;
    case 'failed': return <LinkFailed trouble={checked.trouble} onRetry={again} />;
    case 'used': return <><Problem><FailureMessage code="RESET_LINK_INVALID" /></Problem><AskForm /></>;
    case 'valid': return (
      <>
        <p><Trans>For the account of <bdi className="font-semibold wrap-anywhere">{checked.maskedEmail}</bdi></Trans></p>
        <ChoosePassword submitText={<Trans>Save the password and log in</Trans>} choose={choose} />
      </>
    );
  }
}
