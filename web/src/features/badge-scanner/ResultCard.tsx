import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Check, CircleAlert, Clock } from '#ui/icons.tsx';

type Props = {
  /** again: valid, but seen before. unclear: nothing is known about the badge yet. */
  readonly kind: 'valid' | 'again' | 'unclear' | 'refused';
  readonly title: ReactNode;
  readonly holder?: { readonly name: string; readonly company: string; readonly number?: string };
  readonly children: ReactNode;
};

const looks = {
  valid: { icon: Check, style: 'bg-trust-tint text-trust' },
  again: { icon: Clock, style: 'bg-time-tint text-time' },
  unclear: { icon: CircleAlert, style: 'bg-time-tint text-time' },
  refused: { icon: CircleAlert, style: 'bg-brand-tint text-brand-ink' },
} as const;

/** The result of a check, readable at arm's length. */
export function ResultCard({ kind, title, holder, children }: Props) {
  const { icon: Icon, style } = looks[kind];
  return (
    <div role="status" className="overflow-hidden rounded-lg border border-line">
      <div className={classes('flex gap-3 p-4', style)}>
        <Icon aria-hidden size={28} className="shrink-0" />
        <div className="min-w-0">
          <p className="text-xl font-bold">{title}</p>
          <p>{children}</p>
        </div>
      </div>
      {holder && (
        <div className="p-4 wrap-anywhere">
          <p dir="auto" className="text-match text-2xl font-bold">
            {holder.name}
          </p>
          <p dir="auto" className="text-match pt-1 leading-relaxed">
            {holder.company}
          </p>
          {holder.number !== undefined && (
            <p dir="ltr" className="figures text-match text-mute">
              {holder.number}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
