import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { typedEmail } from './typed-email.ts';
import type { PanelLinks } from './panel-props.ts';

type Props = PanelLinks & {
  /** The email for the login page; by default the last one typed. */
  readonly email?: string;
};

/** §6 The link for suppliers, who are separate accounts under the same email. */
export function SupplierLink({ email, newTab, onLeave }: Props) {
  const leave = () => {
    if (email !== undefined) typedEmail.write(email);
    if (!newTab) onLeave?.();
  };
  return (
    <Link
      to="/login"
      search={{ as: 'supplier' }}
      rel="nofollow"
      preload={false}
      onClick={leave}
      {...(newTab && { target: '_blank' })}
      className="line-link underline underline-offset-4"
    >
      <Trans>Log in as a supplier</Trans>
    </Link>
  );
}
