import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { IdCard } from '#ui/icons-on-demand.tsx';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import type { CardTarget } from './card-target.ts';

const ScanPanel = onDemand(() => import('./ScanPanel.tsx').then((module) => module.ScanPanel));

/** §7.3 Card OCR: fills a form from a picture of a business card, on this device. */
export function ScanCard(target: CardTarget) {
  const [open, setOpen] = useState(false);
  return open ? (
    <Suspense fallback={<LoadingIndicator />}>
      <ScanPanel {...target} onClose={() => setOpen(false)} />
    </Suspense>
  ) : (
    <Button className="justify-self-start max-sm:w-full" onClick={() => setOpen(true)}>
      <IdCard aria-hidden size={20} />
      <Trans>Scan a business card</Trans>
    </Button>
  );
}
