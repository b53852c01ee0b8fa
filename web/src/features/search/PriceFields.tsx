import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from '#ui/icons.tsx';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { TextField } from '#ui/TextField.tsx';
import { readPrice } from './read-price.ts';
import type { PriceRange } from './facets.ts';

type Props = {
  readonly idPrefix: string;
  readonly range: PriceRange;
  readonly onApply: (range: PriceRange) => void;
};

/** The price from and to, typed. Without a script the button sends the form. */
export function PriceFields({ idPrefix, range, onApply }: Props) {
  const { t } = useLingui();
  const [from, setFrom] = useState(String(range.priceMin ?? ''));
  const [to, setTo] = useState(String(range.priceMax ?? ''));
  const [shown, setShown] = useState(range);
  // A band replaced the range or a chip was removed: the fields show what applies.
  if (shown.priceMin !== range.priceMin || shown.priceMax !== range.priceMax) {
    setShown(range);
    setFrom(String(range.priceMin ?? ''));
    setTo(String(range.priceMax ?? ''));
  }
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const [low, high] = [readPrice(from), readPrice(to)];
    const isReversed = low !== undefined && high !== undefined && low > high;
    onApply(isReversed ? { priceMin: high, priceMax: low } : { priceMin: low, priceMax: high });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply(event);
  };
  const field = { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr', maxLength: 14, onKeyDown } as const;
  return (
    <div className="mt-2 grid grid-cols-[1fr_1fr_auto] items-end gap-2">
      <TextField
        {...field}
        id={`${idPrefix}-price-min`}
        name="priceMin"
        label={<Trans>From (US$)</Trans>}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        {...field}
        id={`${idPrefix}-price-max`}
        name="priceMax"
        label={<Trans>To (US$)</Trans>}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <button
        type="submit"
        className={buttonStyle()}
        aria-label={t`Apply price`}
        title={t`Apply price`}
        onClick={apply}
      >
        <ArrowRight aria-hidden size={18} className="mirror" />
      </button>
    </div>
  );
}
