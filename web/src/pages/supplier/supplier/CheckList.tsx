import { Trans } from '@lingui/react/macro';
import { useToday } from '#platform/use-today.ts';
import { checkColour } from '#ui/check-colour.ts';
import { CheckAge } from '#ui/CheckAge.tsx';
import { CheckTimeline } from '#ui/CheckTimeline.tsx';
import { classes } from '#ui/classes.ts';
import { ShieldCheck } from '#ui/icons.tsx';
import { ShieldQuestion } from '#ui/icons-verification.ts';
import { DateText } from '#ui/Texts.tsx';
import type { Supplier } from './SupplierHeading.tsx';

/** Verifications on a timeline, and as facts: subject, result, date and inspector. */
export function CheckList({ verifications }: { readonly verifications: Supplier['verifications'] }) {
  const today = useToday();
  if (verifications.length === 0) {
    return (
      <p className="flex gap-3 rounded-md border border-line bg-surface p-4 text-mute">
        <ShieldQuestion aria-hidden size={20} className="mt-0.5 shrink-0" />
        <Trans>
          This supplier hasn’t been verified yet. Ask for documents, a sample or a factory visit before you
          pay.
        </Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      <CheckTimeline checks={verifications} today={today} />
      <ol className="grid gap-3">
        {verifications.map(({ key, title, finding, checkedOn, inspector }) => (
          <li
            key={key}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 rounded-md border border-line p-4"
          >
            <h3
              className={classes(
                'flex min-w-0 items-start gap-2 font-semibold',
                checkColour(checkedOn, today),
              )}
            >
              <ShieldCheck aria-hidden size={20} className="shrink-0" />
              <span className="min-w-0 hyphens-auto wrap-anywhere">{title}</span>
            </h3>
            <p className="min-w-0 text-sm text-mute max-sm:order-last max-sm:basis-full sm:text-end">
              <Trans>
                Verified on <DateText iso={checkedOn} className="whitespace-nowrap text-ink" /> by{' '}
                <bdi className="text-ink">{inspector}</bdi>
              </Trans>{' '}
              <CheckAge day={checkedOn} today={today} />
            </p>
            <p dir="auto" className="max-w-[70ch] basis-full text-match">
              {finding}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
