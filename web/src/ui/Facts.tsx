import type { ReactNode } from 'react';

export type Fact = { readonly key: string; readonly name: ReactNode; readonly value: ReactNode };

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[minmax(min(8.75rem,40%),2fr)_minmax(0,5fr)] text-base wrap-anywhere">
      {facts.map(({ key, name, value }) => (
        <div
          key={key}
          className="col-span-2 grid grid-cols-subgrid gap-x-4 border-b border-line py-2.5 last:border-b-0"
        >
          <dt className="hyphens-auto text-mute">{name}</dt>
          <dd className="font-medium">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
