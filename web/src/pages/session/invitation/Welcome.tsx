import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { Check } from '#ui/icons.tsx';

/** The account exists, and its person is logged in. */
export function Welcome({ supplierName }: { readonly supplierName: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form, which had the focus, is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 ref={heading} tabIndex={-1} className="flex items-start gap-2 text-xl outline-none">
        <Check aria-hidden size={24} className="shrink-0" />
        <Trans>
          You’re logged in for <bdi>{supplierName}</bdi>
        </Trans>
      </h2>
      <Link to="/" className={buttonStyle({ look: 'primary' })}>
        <Trans>Go to the home page</Trans>
      </Link>
    </div>
  );
}
