import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { RemovableChip } from '#ui/Chip.tsx';
import { CircleAlert } from '#ui/icons.tsx';
import { useOpenPicking } from './PickingProvider.tsx';
import type { Picking } from './use-picking.ts';

type Props = { readonly onConfirm: () => void };

/** The selected tags, their number, and the confirm button. */
export const PickerFoot = memo(({ onConfirm }: Props) => {
  const { selected, toggle, maxTag, failure, typed } = useOpenPicking();
  return (
    <Foot
      selected={selected}
      toggle={toggle}
      maxTag={maxTag}
      failure={failure}
      hasWords={typed.trim() !== ''}
      onConfirm={onConfirm}
    />
  );
});
PickerFoot.displayName = 'PickerFoot';

type FootProps = Props &
  Pick<Picking, 'selected' | 'toggle' | 'maxTag' | 'failure'> & { readonly hasWords: boolean };

// Does not render on each key: only whether there is a text matters.
const Foot = memo(({ selected, toggle, maxTag, failure, hasWords, onConfirm }: FootProps) => {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const count = selected.length;
  const n = maxTag;
  const takeOut = (code: string, at: number) => {
    toggle(code);
    // The focused button is gone: the next one gets the focus, or the confirm button.
    requestAnimationFrame(() => {
      const rest = list.current?.querySelectorAll('button');
      (rest?.[Math.min(at, rest.length - 1)] ?? confirm.current)?.focus();
    });
  };
  return (
    <div className="grid w-full gap-2">
      {count > 0 && (
        <ul
          ref={list}
          aria-label={t`Selected`}
          className="flex max-h-24 flex-wrap gap-2 overflow-y-auto py-0.5 max-md:flex-nowrap max-md:overflow-x-auto"
        >
          {selected.map(({ value, label }, at) => (
            <li key={value} className="max-w-full shrink-0">
              <RemovableChip label={t`Remove ${label}`} onClick={() => takeOut(value, at)}>
                {label}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className="text-sm text-brand-ink empty:hidden">
        {failure && (
          <>
            <CircleAlert aria-hidden size={16} className="me-1 inline align-[-0.2em]" />
            <Trans id="product.tags.choose.most">The maximum is {n} tags.</Trans>
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <p role="status" className="figures flex-[1_1_6rem] text-sm text-mute">
          <Trans>
            {count} of {maxTag} selected
          </Trans>
        </p>
        <Button ref={confirm} look="primary" className="min-w-[min(8rem,100%)]" onClick={onConfirm}>
          {count === 0 && hasWords ? <Trans>Use my own words</Trans> : <Trans>Confirm</Trans>}
        </Button>
      </div>
    </div>
  );
});
Foot.displayName = 'Foot';
