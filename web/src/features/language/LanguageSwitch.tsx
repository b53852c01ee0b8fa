import { localeOf, type LanguageCode } from '@fairgate/schema/locales';
import { useLingui } from '@lingui/react/macro';
import { Languages } from '#ui/icons.tsx';
import { Suspense, useState } from 'react';
import { onDemand } from '#ui/on-demand.tsx';

const loadChoice = () => import('./LanguageChoice.tsx');
const LanguageChoice = onDemand(() => loadChoice().then((module) => module.LanguageChoice));

type Props = {
  readonly current: LanguageCode;
  /** Shows the page in another language; rejects when its texts cannot be loaded. */
  readonly onSwitch: (language: LanguageCode) => Promise<void>;
};

/** The language of the page, and the button to change it. */
export function LanguageSwitch({ current, onSwitch }: Props) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const { endonym } = localeOf(current);
  return (
    <>
      <button
        type="button"
        aria-label={t`Language: ${endonym}`}
        aria-haspopup="dialog"
        className="inline-flex min-h-11 min-w-[44px] items-center justify-center gap-2 rounded-md px-[8px] text-sm font-semibold hover:bg-surface"
        onPointerEnter={() => void loadChoice().catch(() => undefined)}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Languages aria-hidden size={20} />
        <span className="hidden @min-[63rem]:inline">{endonym}</span>
      </button>
      {wanted && (
        <Suspense>
          <LanguageChoice current={current} open={open} onClose={() => setOpen(false)} onSwitch={onSwitch} />
        </Suspense>
      )}
    </>
  );
}
