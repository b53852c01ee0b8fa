import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Props<V extends string> = {
  readonly label: string;
  readonly value: V;
  /** Without `content` the caller renders the panel. */
  readonly tabs: readonly { readonly value: V; readonly title: ReactNode; readonly content?: ReactNode }[];
  /** The tabs fill the row. */
  readonly grow?: boolean;
  readonly className?: string;
  readonly onChange: (value: V) => void;
};

export function Tabs<V extends string>({ label, value, tabs, grow = false, className, onChange }: Props<V>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as V)} className={className}>
      <Base.List
        aria-label={label}
        className={classes('flex gap-1 border-b border-line', grow ? 'flex-wrap' : 'overflow-x-auto')}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={classes(
              '-mb-px min-h-11 border-b-2 border-transparent font-semibold text-mute hover:text-ink data-active:border-brand data-active:text-ink',
              grow ? 'grow basis-[min-content] px-1 py-2 leading-snug' : 'shrink-0 px-3',
            )}
          >
            {tab.title}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(
        (tab) =>
          tab.content && (
            <Base.Panel key={tab.value} value={tab.value} className="pt-4">
              {tab.content}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  );
}
