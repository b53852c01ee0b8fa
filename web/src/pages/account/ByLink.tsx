import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import type { OperationError } from '#platform/operation-error.ts';
import { ChoosePassword } from '#features/login-panel/ChoosePassword.tsx';
import { LinkChecking } from './LinkChecking.tsx';
import { PasswordChosen } from './PasswordChosen.tsx';
import { useCheckedLink } from './use-checked-link.ts';

type Props = {
  readonly link: string;
  /** The account's email for password managers, if it is known. */
  readonly email?: string | undefined;
  /** Resolves to the error; undefined on success. */
  readonly save: (password: string) => Promise<OperationError | undefined>;
  /** Content for a link that is not valid any more (§5). */
  readonly used: ReactNode;
};

/**
 * Sets a password by a one-time link. The link is checked first, and can still be used elsewhere in the
 * meantime.
 */
export function ByLink({ link, email, save, used }: Props) {
  const { checked, again, setUsed } = useCheckedLink(link);
  const [chosen, setChosen] = useState(false);

  async function choose(password: string): Promise<OperationError | undefined> {
    const error = await save(password);
    if (error?.code === 'RESET_LINK_INVALID') setUsed();
    setChosen(!error);
    return error;
  }

  if (chosen) return <PasswordChosen />;
  switch (checked.kind) {
    case 'checking':
      return <LinkChecking />;
    case 'failed':
      return <NotLoaded error={checked.error} onRetry={again} />;
    case 'used':
      return used;
    case 'valid':
      return (
        <>
          <p>
            <Trans>
              For the account of <bdi className="font-semibold wrap-anywhere">{checked.maskedEmail}</bdi>
            </Trans>
          </p>
          <ChoosePassword
            email={email}
            submitText={<Trans>Save password and log in</Trans>}
            choose={choose}
          />
        </>
      );
  }
}
