import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type Props<V extends string> = {
  readonly label: string;
  readonly value: V;
  readonly tabs: readonly { readonly value: V; readonly title: ReactNode; readonly content: ReactNode }[];
  readonly onChange: (value: V) => void;
};

export function Tabs<V extends string>({ label, value, tabs, onChange }: Props<V>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as V)}>
      <Base.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-3 font-semibold text-mute hover:text-ink data-active:border-brand data-active:text-ink"
          >
            {tab.title}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => <Base.Panel key={tab.value} value={tab.value} className="pt-4">{tab.content}</Base.Panel>)}
    </Base.Root>
  );
}
