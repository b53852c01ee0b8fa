import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, Ref } from 'react';
import { optionId } from './TagOptions.tsx';
import type { Picking } from './use-picking.ts';

type Props = Pick<Picking, 'typed' | 'setTyped' | 'items' | 'toggle'> & {
  readonly ref: Ref<HTMLInputElement>;
  readonly listId: string;
  readonly active: number | undefined;
  readonly onActive: (at: number | undefined) => void;
};

/**
 * ARIA's combobox with a multi-select list: the focus stays here, aria-activedescendant names the active
 * option, Enter selects or deselects it. Past either end of the list the arrows return to the field.
 */
export function SearchField({ ref, listId, typed, setTyped, items, toggle, active, onActive }: Props) {
  const { t } = useLingui();
  const count = items.length;
  const walk = (by: number) => {
    // The field itself is one stop of the arrows.
    const stops = count + 1;
    const next = ((active ?? count) + by + stops) % stops;
    onActive(next === count ? undefined : next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.shiftKey || event.altKey || event.metaKey)
      return;
    const reached = active === undefined ? undefined : items[active];
    if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp') walk(-1);
    else if (event.key === 'Enter' && reached) toggle(reached.code);
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={ref}
      type="search"
      // Belongs to no form: Enter must not submit the form around the picker.
      form=""
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={count > 0}
      aria-controls={count > 0 ? listId : undefined}
      aria-activedescendant={active === undefined ? undefined : optionId(listId, active)}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      value={typed}
      // An empty field has the direction of the page, for its placeholder.
      dir={typed === '' ? undefined : 'auto'}
      maxLength={keywordMaxCharacters}
      aria-label={t`Search product types`}
      placeholder={t`Search product types`}
      enterKeyHint="search"
      className="min-h-11 w-full rounded-md border border-edge bg-paper px-3 text-base text-match placeholder:text-mute"
      onChange={({ target }) => {
        onActive(undefined);
        setTyped(target.value.slice(0, keywordMaxCharacters));
      }}
      onKeyDown={onKeyDown}
      onBlur={() => onActive(undefined)}
    />
  );
}
