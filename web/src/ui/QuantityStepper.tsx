import { useLingui } from '@lingui/react/macro';
import { CircleAlert, Minus, Plus } from '#ui/icons.tsx';
import { useId, useState, type ReactNode } from 'react';
import { readWholeNumber } from './digits.ts';
import { useFormat, type UnitName } from './format.ts';
import { IconButton } from './IconButton.tsx';

type Props = {
  readonly label: ReactNode;
  /** The label is for screen readers only, where the context shows what is counted. */
  readonly labelHidden?: boolean;
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
  /** The amount that one press adds or subtracts. */
  readonly step: number;
  readonly unit?: UnitName;
  readonly onChange: (value: number) => void;
};

/**
 * A quantity, typed or changed in steps. The value is corrected, with a message, when the visitor leaves the
 * field, not while typing.
 */
export function QuantityStepper({
  label,
  labelHidden = false,
  value,
  minimum,
  maximum,
  step,
  unit,
  onChange,
}: Props) {
  const { t } = useLingui();
  const { number, unitWord } = useFormat();
  const [typed, setTyped] = useState<string>();
  // The bound that the last typed quantity exceeded.
  const [passed, setPassed] = useState<number>();
  const id = useId();
  const within = (next: number) => Math.min(maximum, Math.max(minimum, next));
  const press = (change: number) => {
    setPassed(undefined);
    onChange(within(value + change));
  };
  return (
    <div className="grid gap-1.5 print:hidden">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      <div className="flex items-center gap-1 rounded-md border border-edge p-0.5 focus-within:border-ink has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus">
        <IconButton
          icon={Minus}
          label={t({ context: 'quantity', message: 'Decrease' })}
          disabled={value <= minimum}
          onClick={() => press(-step)}
        />
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={`${id}-note`}
          className="figures min-h-11 w-full min-w-0 flex-1 bg-transparent text-center text-lg font-semibold outline-none"
          value={typed ?? number(value)}
          onFocus={(event) => {
            setTyped(String(value));
            const input = event.target;
            // Selecting moves the focus, so it is skipped if the focus has moved on.
            requestAnimationFrame(() => {
              if (input === document.activeElement) input.select();
            });
          }}
          onChange={(event) => {
            setTyped(event.target.value);
            const read = readWholeNumber(event.target.value);
            if (read !== undefined && read === within(read)) onChange(read);
          }}
          onBlur={() => {
            const read = readWholeNumber(typed ?? '') ?? value;
            setPassed(read === within(read) ? undefined : within(read));
            onChange(within(read));
            setTyped(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            setTyped(undefined);
            press(event.key === 'ArrowUp' ? step : -step);
          }}
        />
        {unit && <span className="pe-1 text-sm text-mute max-[18rem]:hidden">{unitWord(value, unit)}</span>}
        <IconButton
          icon={Plus}
          label={t({ context: 'quantity', message: 'Increase' })}
          disabled={value >= maximum}
          onClick={() => press(step)}
        />
      </div>
      <p id={`${id}-note`} aria-live="polite" className="text-sm empty:hidden">
        {passed !== undefined && value === passed && (
          <>
            <CircleAlert aria-hidden size={16} className="me-1 inline align-[-0.2em] text-mute" />
            {passed === minimum
              ? t`Minimum order: ${number(minimum)}.`
              : t`Maximum order: ${number(maximum)}.`}
          </>
        )}
      </p>
    </div>
  );
}
