// §3 The tag picker's value, and its change when the picker closes (§4).

export type TagChoice = {
  /** Tags by code, oldest first; the label is the name in the language in which it was chosen. */
  readonly tag: readonly { readonly label: string; readonly value: string }[];
  /** The product name as typed, for which there is no tag. */
  readonly product: string;
};

export const noChoice: TagChoice = { tag: [], product: '' };

/**
 * How the picker was closed. mask: a press outside, Escape or the cross; props: the form changed while it was
 * open.
 */
export type Closing = 'confirm' | 'no-match' | 'mask' | 'props';

type Picking = {
  readonly before: TagChoice;
  readonly selected: TagChoice['tag'];
  readonly typed: string;
  readonly selectOnly: boolean;
};

/**
 * §4: in select-only mode a no-match gives the typed product name; otherwise the selected tags are given if
 * there are any, else the product name. A press outside keeps the selection, so that many presses are not
 * lost by one, but ignores the typed text. After a change of the form the value stays: undefined.
 */
export function choiceAfter(
  closing: Closing,
  { before, selected, typed, selectOnly }: Picking,
): TagChoice | undefined {
  if (closing === 'props') return undefined;
  if (closing === 'no-match' && selectOnly) return { tag: [], product: typed.trim() };
  if (selected.length > 0) return { tag: selected, product: '' };
  return { tag: [], product: closing === 'mask' ? before.product : typed.trim() };
}

/** Whether two values are equal for a form. */
export function isSameChoice(one: TagChoice, other: TagChoice): boolean {
  return (
    one.product === other.product &&
    one.tag.length === other.tag.length &&
    one.tag.every(({ value }, at) => value === other.tag[at]?.value)
  );
}
