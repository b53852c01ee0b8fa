import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { MailCheck } from '#ui/icons-on-demand.tsx';

/** The next step; does not reveal whether the account exists. */
export function LinkSent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form, which had the focus, is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-xl outline-none">
        <MailCheck aria-hidden size={24} className="shrink-0" />
        <Trans>Check your inbox</Trans>
      </h2>
      <p>
        <Trans>
          If there’s an account for <bdi className="font-semibold wrap-anywhere">{email}</bdi>, we’ve sent it
          a link. The link works once and expires in an hour.
        </Trans>
      </p>
      <p className="text-sm text-mute">
        <Trans>
          Didn’t get an email? Check your spam folder, or whether you signed up with another address.
        </Trans>
      </p>
      <Button onClick={onAgain}>
        <Trans>Use another email</Trans>
      </Button>
    </div>
  );
}
