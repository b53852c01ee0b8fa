import { Trans } from '@lingui/react/macro';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { classes } from '#ui/classes.ts';
import type { CardTarget } from '#ui/form/card-target.ts';
import { IdCard } from '#ui/icons-on-demand.tsx';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { readLines } from './stored-lines.ts';

const loadPanel = () => import('./ScanPanel.tsx').then((module) => module.ScanPanel);
const ScanPanel = onDemand(loadPanel);

/**
 * §7.3 Card OCR: fills a form from a picture of a business card, on this device. The browser itself opens it: a press before the code
 * of the form is loaded shows that it waits, and the panel comes with the code. Stored lines open it, too.
 */
export function ScanCard(target: CardTarget) {
  const { draft } = target;
  const [open, setOpen] = useState<'pressed' | 'stored'>();
  // Before hydration React does not hear that it was opened.
  const follow = useCallback((details: HTMLDetailsElement | null) => {
    if (details) setOpen((now) => (details.open ? (now ?? 'pressed') : undefined));
  }, []);
  // The server's HTML has no lines.
  useEffect(() => {
    if (!readLines(draft)) return;
    loadPanel().then(
      () => setOpen((now) => now ?? 'stored'),
      () => undefined,
    );
  }, [draft]);
  return (
    <details
      ref={follow}
      open={open !== undefined}
      onToggle={({ currentTarget }) => follow(currentTarget)}
      suppressHydrationWarning
      className="group min-w-0"
    >
      <summary
        className={classes(
          buttonStyle(),
          'list-none group-has-[section]:hidden max-sm:w-full [&::-webkit-details-marker]:hidden',
        )}
      >
        <IdCard aria-hidden size={20} />
        <Trans>Scan a business card</Trans>
      </summary>
      {open ? (
        <Suspense fallback={<LoadingIndicator />}>
          <ScanPanel {...target} takesFocus={open === 'pressed'} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : (
        <LoadingIndicator />
      )}
    </details>
  );
}
