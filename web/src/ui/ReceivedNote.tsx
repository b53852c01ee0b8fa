import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Check } from '#ui/icons.tsx';

/** What was submitted has arrived. It takes the focus from the form, which is gone. */
export function ReceivedNote({
  heading: Heading,
  children,
}: {
  readonly heading: 'h2' | 'h3';
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid max-w-xl justify-items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <Heading ref={heading} tabIndex={-1} className="flex items-start gap-2 text-xl outline-none">
        <Check aria-hidden size={24} className="shrink-0" />
        <Trans id="saas.meg.receiverequest">We have received your request.</Trans>
      </Heading>
      {children}
    </div>
  );
}
