import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { Check } from '#ui/icons.tsx';

/** The password is set and its owner is logged in. */
export function PasswordChosen() {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form, which had the focus, is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 ref={heading} tabIndex={-1} className="flex items-start gap-2 text-xl outline-none">
        <Check aria-hidden size={24} className="shrink-0" />
        <Trans>Your new password is set</Trans>
      </h2>
      <p>
        <Trans>You’re logged in here and have been logged out everywhere else.</Trans>
      </p>
      <Link to="/" className={buttonStyle({ look: 'primary' })}>
        <Trans>Go to the home page</Trans>
      </Link>
    </div>
  );
}
