import type { ReactNode } from 'react';
import { Checkbox } from '#ui/Checkbox.tsx';

type Props<V extends string> = {
  readonly label: ReactNode;
  readonly name: string;
  readonly value: readonly V[];
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: readonly V[]) => void;
};

/** Several of some choices. */
export function ChoiceSet<V extends string>({ label, name, value, options, onChange }: Props<V>) {
  const toggle = (one: V, isChosen: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((other) => (other === one ? isChosen : value.includes(other))),
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={({ target }) => toggle(option.value, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
