import type { ConsentResult } from '@fairgate/schema/constants';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { readConsent, saveConsent } from '#platform/consent/consent.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast/show-toast.ts';
import { useHeightAs } from '#ui/use-height-as.ts';
import { TextSpace } from '#ui/TextSpace.tsx';

/**
 * §2.8, §9: a bar at the bottom, in the middle. Both answers look alike and take the same effort; the page
 * behind stays usable.
 */
export function ConsentBar({ isAgain }: { readonly isAgain: boolean }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const bar = useHeightAs('--consent-bar');
  const [saving, setSaving] = useState<ConsentResult>();
  const current = readConsent();

  // Takes the focus only when the visitor opened the bar.
  useEffect(() => {
    if (isAgain) heading.current?.focus();
  }, [isAgain]);

  const choose = async (result: ConsentResult) => {
    if (saving) return;
    setSaving(result);
    try {
      await saveConsent(result);
    } catch (cause) {
      console.warn('The choice could not be recorded', cause);
      showToast(t`The server couldn’t be reached.`, { kind: 'error' });
      setSaving(undefined);
    }
  };
  return (
    <section
      ref={bar}
      aria-labelledby="consent-title"
      className="consent-bar rise z-40 m-3 flex flex-col rounded-lg border border-line border-t-4 border-t-brand bg-raised p-4 tall:fixed tall:inset-x-3 tall:bottom-[calc(var(--bottom-bar)+0.75rem)] tall:mx-auto tall:my-0 tall:max-h-[min(70dvh,100dvh-var(--bottom-bar)-var(--header)-1.5rem)] tall:max-w-3xl tall:shadow-float md:p-5 tall:md:bottom-6"
    >
      <div className="flex min-h-0 flex-col gap-4 md:flex-row md:items-center">
        <div className="grid min-h-0 gap-1 overflow-y-auto md:flex-1">
          <h2 id="consent-title" ref={heading} tabIndex={-1} className="text-lg outline-none">
            <Trans>Cookies and analytics</Trans>
          </h2>
          <p className="text-sm text-mute">
            <Trans>
              May we collect analytics about the pages you visit to improve this site? We’ll remember your
              choice for six months. Everything works either way.
            </Trans>
            <TextSpace />
            <Link to="/privacy-policy.html" className="text-ink underline underline-offset-2">
              <Trans>Privacy policy</Trans>
            </Link>
          </p>
          {current && (
            <p className="text-sm font-semibold">
              {current === 'accept' ? (
                <Trans>Your current choice: accepted.</Trans>
              ) : (
                <Trans>Your current choice: rejected.</Trans>
              )}
            </p>
          )}
        </div>
        <div className="grid shrink-0 grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2 md:min-w-72">
          <Button pending={saving === 'reject'} onClick={() => void choose('reject')}>
            <Trans>Reject All</Trans>
          </Button>
          <Button pending={saving === 'accept'} onClick={() => void choose('accept')}>
            <Trans>Accept All</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
