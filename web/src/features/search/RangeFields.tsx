import { useLingui } from '@lingui/react/macro';
import type { SearchFilter } from '@fairgate/schema/search-filters';
import { ArrowRight } from './icons.ts';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { TextField } from '#ui/TextField.tsx';
import type { Range } from './facets.ts';
import { filterTexts } from './filter-texts.ts';
import { readPrice } from './read-price.ts';

type Props = {
  readonly filter: SearchFilter<'range'>;
  readonly idPrefix: string;
  readonly range: Range;
  readonly onApply: (range: Range) => void;
};

/** Two number fields, from and to. Without scripts the button submits the form. */
export function RangeFields({ filter, idPrefix, range, onApply }: Props) {
  const { i18n } = useLingui();
  const texts = filterTexts[filter.name];
  const [from, setFrom] = useState(String(range.from ?? ''));
  const [to, setTo] = useState(String(range.to ?? ''));
  const [shown, setShown] = useState(range);
  // When a band replaces the range or a chip is removed, the fields show the new values.
  if (shown.from !== range.from || shown.to !== range.to) {
    setShown(range);
    setFrom(String(range.from ?? ''));
    setTo(String(range.to ?? ''));
  }
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const [low, high] = [readPrice(from), readPrice(to)];
    const isReversed = low !== undefined && high !== undefined && low > high;
    onApply(isReversed ? { from: high, to: low } : { from: low, to: high });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply(event);
  };
  const field = { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr', maxLength: 14, onKeyDown } as const;
  return (
    <div className="mt-2 grid grid-cols-[1fr_1fr_auto] items-end gap-2">
      <TextField
        {...field}
        id={`${idPrefix}-${filter.from.parameter}`}
        name={filter.from.parameter}
        label={i18n._(texts.from)}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        {...field}
        id={`${idPrefix}-${filter.to.parameter}`}
        name={filter.to.parameter}
        label={i18n._(texts.to)}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <button
        type="submit"
        className={buttonStyle()}
        aria-label={i18n._(texts.apply)}
        title={i18n._(texts.apply)}
        onClick={apply}
      >
        <ArrowRight aria-hidden size={18} className="mirror" />
      </button>
    </div>
  );
}
