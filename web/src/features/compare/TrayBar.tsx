import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { reportAction } from '#platform/analytics/report-action.ts';
import { Button } from '#ui/Button.tsx';
import { X } from '#ui/icons.tsx';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { clearCompared, removeCompared, type Compared } from './compared.ts';
import { useFreshFacts } from './use-fresh-facts.ts';

const CompareSheet = onDemand(() => import('./CompareSheet.tsx').then((module) => module.CompareSheet));

/** Small pictures with a button to remove each, and the link to the table. */
export function TrayBar({ items }: { readonly items: readonly Compared[] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const count = items.length;
  useFreshFacts(items);
  return (
    <section
      aria-label={t`Products to compare`}
      className="compare-tray rise z-20 border-t border-line bg-raised tall:fixed tall:inset-x-0 tall:bottom-(--bottom-bar) tall:shadow-float"
    >
      <div className="page flex items-center gap-2 py-2">
        <ul className="flex min-w-0 flex-1 gap-2">
          {items.map(({ product: { id, name, picture } }) => (
            <li key={id}>
              <button
                type="button"
                title={name}
                aria-label={t`Remove ${name} from comparison`}
                className="group relative block size-11"
                onClick={() => removeCompared(id)}
              >
                <LazyPicture
                  picture={picture}
                  sizes="44px"
                  eager
                  decorative
                  className="size-11 rounded-sm border border-line group-hover:opacity-60"
                />
                <span
                  aria-hidden
                  className="absolute -end-1 -top-1 grid size-4.5 place-items-center rounded-full border border-line bg-paper"
                >
                  <X size={12} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Button size="small" look="quiet" className="max-md:hidden" onClick={clearCompared}>
          <Trans>Clear all</Trans>
        </Button>
        <Button
          size="small"
          look="primary"
          onClick={() => {
            setWasOpen(true);
            reportAction('compare', 'open', String(count));
            setOpen(true);
          }}
        >
          <Plural value={count} one="Compare # product" other="Compare # products" />
        </Button>
      </div>
      {wasOpen && (
        <Suspense>
          <CompareSheet items={items} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
