import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { classes } from '#ui/classes.ts';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import type { OptionChoice, ValueChoice } from './variant-choice.ts';

type Props = {
  readonly options: readonly OptionChoice[];
  readonly onChoose: (variantId: string) => void;
};

/** A group of radio buttons for each option of the product. */
export function OptionPickers({ options, onChoose }: Props) {
  const group = useId();
  return options.map(({ key, name, chosen, values }) => (
    <fieldset key={key} role="radiogroup" className="grid min-w-0 gap-2 print:hidden">
      <legend className="pb-2 text-sm wrap-anywhere">
        <bdi className="font-semibold">{name}</bdi> <bdi className="text-mute">{chosen}</bdi>
      </legend>
      <div className="flex flex-wrap gap-2">
        {values.map((choice) => (
          <Value key={choice.value} choice={choice} group={`${group}-${key}`} onChoose={onChoose} />
        ))}
      </div>
    </fieldset>
  ));
}

/** Dashed: not made with the other chosen values, which change when it is chosen. */
function Value({
  choice: { value, isChosen, fits, isMadeToOrder, picture, variantId },
  group,
  onChoose,
}: {
  readonly choice: ValueChoice;
  readonly group: string;
  readonly onChoose: (variantId: string) => void;
}) {
  const mark = useId();
  return (
    <label
      className={classes(
        'relative flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-md border bg-paper px-3 py-1 text-sm',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        picture && 'ps-1',
        isChosen ? 'border-ink font-semibold ring-1 ring-ink' : 'border-edge hover:border-ink',
        !fits && 'border-dashed text-mute',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        aria-describedby={isMadeToOrder ? mark : undefined}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md outline-none"
        onChange={() => onChoose(variantId)}
      />
      {picture && (
        <LazyPicture picture={picture} sizes="36px" eager decorative className="size-9 shrink-0 rounded-sm" />
      )}
      <span className="grid min-w-0">
        <bdi className="text-match wrap-anywhere">{value}</bdi>
        {isMadeToOrder && (
          <span id={mark} aria-hidden className="text-xs font-normal text-mute">
            <Trans>Made to order</Trans>
          </span>
        )}
      </span>
      {!fits && (
        <span className="sr-only">
          <Trans>not available with the other options chosen</Trans>
        </span>
      )}
    </label>
  );
}
