import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { IdCard } from '#ui/icons-on-demand.tsx';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import type { CardTarget } from './card-target.ts';
import { readLines } from './kept-lines.ts';

const loadPanel = () => import('./ScanPanel.tsx').then((module) => module.ScanPanel);
const ScanPanel = onDemand(loadPanel);

/** §7.3 Card OCR: fills a form from a picture of a business card, on this device. */
export function ScanCard(target: CardTarget) {
  const { draft } = target;
  const [open, setOpen] = useState<'pressed' | 'kept'>();
  // The server's HTML has no lines.
  useEffect(() => {
    if (!readLines(draft)) return;
    loadPanel().then(
      () => setOpen((now) => now ?? 'kept'),
      () => undefined,
    );
  }, [draft]);
  return open ? (
    <Suspense fallback={<LoadingIndicator />}>
      <ScanPanel {...target} takesFocus={open === 'pressed'} onClose={() => setOpen(undefined)} />
    </Suspense>
  ) : (
    <Button className="justify-self-start max-sm:w-full" onClick={() => setOpen('pressed')}>
      <IdCard aria-hidden size={20} />
      <Trans>Scan a business card</Trans>
    </Button>
  );
}
