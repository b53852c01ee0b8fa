import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TextSpace } from '#ui/TextSpace.tsx';

/** For suppliers and organisers: only our team can give them a new password. */
export function AskForPassword() {
  return (
    <p className="text-sm text-mute">
      <Trans>Forgot your password?</Trans>
      <TextSpace />
      <Link to="/customer-service" className="underline underline-offset-4">
        <Trans>Contact our team</Trans>
      </Link>
    </p>
  );
}
