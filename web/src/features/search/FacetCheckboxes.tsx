import { Trans } from '@lingui/react/macro';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useFormat } from '#ui/format.ts';
import type { ListName } from './change.ts';
import type { FacetValue } from './facets.ts';

type Props = {
  readonly name: ListName;
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
  readonly labelOf: (value: FacetValue) => string;
  readonly onToggle: (value: string) => void;
};

const maxShown = 7;

/**
 * Values of a filter that takes several (any of them matches). A long list is folded; chosen values stay
 * visible.
 */
export function FacetCheckboxes({ name, values, chosen, labelOf, onToggle }: Props) {
  const { number } = useFormat();
  const first = values.filter(({ value }, index) => index < maxShown || chosen.includes(value));
  const more = values.filter((value) => !first.includes(value));
  const boxes = (some: readonly FacetValue[]) =>
    some.map((one) => (
      <Checkbox
        key={one.value}
        name={name}
        value={one.value}
        label={labelOf(one)}
        end={number(one.count)}
        checked={chosen.includes(one.value)}
        onChange={() => onToggle(one.value)}
      />
    ));
  return (
    <>
      {boxes(first)}
      {more.length > 1 ? (
        <details className="group">
          <summary className="flex min-h-9 items-center text-sm font-semibold text-mute group-open:hidden hover:text-ink pointer-coarse:min-h-11">
            <Trans>{more.length} more</Trans>
          </summary>
          {boxes(more)}
        </details>
      ) : (
        boxes(more)
      )}
    </>
  );
}
