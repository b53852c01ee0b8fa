import type { ReactNode } from 'react';

export type Fact = { readonly key: string; readonly name: ReactNode; readonly value: ReactNode };

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    // The names' column has room for their longest word, up to a limit: few browsers have hyphens for every language.
    // Where the list is narrow for its letters (200 % text on a phone), a value is below its name.
    <div className="@container">
      <dl className="grid grid-cols-[minmax(min-content,2fr)_minmax(0,5fr)] text-base @max-[14rem]:block">
        {facts.map(({ key, name, value }) => (
          <div
            key={key}
            className="col-span-2 grid grid-cols-subgrid gap-x-4 border-b border-line py-2.5 last:border-b-0"
          >
            <dt className="fact-name wrap-break-word hyphens-auto text-mute">{name}</dt>
            <dd className="font-medium wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
