import { Trans } from '@lingui/react/macro';
import { ShieldCheck } from '#ui/icons.tsx';
import { ShieldQuestion } from '#ui/icons-verification.ts';
import { DateText } from '#ui/Texts.tsx';
import type { Supplier } from './SupplierHeading.tsx';

/** Verifications as facts: subject, result, date and inspector. */
export function CheckList({ verifications }: { readonly verifications: Supplier['verifications'] }) {
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
    <ol className="grid gap-3">
      {verifications.map(({ key, title, finding, checkedOn, inspector }) => (
        <li
          key={key}
          className="flex flex-wrap justify-between gap-x-4 gap-y-1 rounded-md border border-line p-4"
        >
          <h3 className="flex min-w-0 items-start gap-2 font-semibold text-trust">
            <ShieldCheck aria-hidden size={20} className="shrink-0" />
            <span className="min-w-0 hyphens-auto wrap-anywhere">{title}</span>
          </h3>
          <p className="min-w-0 text-sm text-mute max-sm:order-last max-sm:basis-full sm:text-end">
            <Trans>
              Verified on <DateText iso={checkedOn} className="whitespace-nowrap text-ink" /> by{' '}
              <bdi className="text-ink">{inspector}</bdi>
            </Trans>
          </p>
          <p dir="auto" className="max-w-[70ch] basis-full text-match">
            {finding}
          </p>
        </li>
      ))}
    </ol>
  );
}
