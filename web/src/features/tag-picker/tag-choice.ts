// §3 Tag picker value, and what becomes of it when the picker closes (§4).

export type TagChoice = {
  /** Tags by their code, oldest first; the label is the name in the language in which it was chosen. */
  readonly tag: readonly { readonly label: string; readonly value: string }[];
  /** What somebody wants who found no tag for it, in their own words. */
  readonly product: string;
};

export const noChoice: TagChoice = { tag: [], product: '' };

/**
 * How the picker was closed. mask: a press beside it, Escape or its cross; props: the form behind it changed meanwhile.
 */
export type Closing = 'confirm' | 'no-match' | 'mask' | 'props';

type Picking = {
  readonly before: TagChoice;
  readonly selected: TagChoice['tag'];
  /** What stands in the search field. */
  readonly typed: string;
  readonly selectOnly: boolean;
};

/**
 * §4: in select-only mode a no-match gives the typed product name; otherwise the selected tags are given if there are any,
 * else the product name. Leaving without a word keeps what was selected, since ten presses must not be lost by one more,
 * but takes half a word for nothing. A form that changed meanwhile keeps what it has: undefined.
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

/** Whether two choices are the same to a form. */
export function isSameChoice(one: TagChoice, other: TagChoice): boolean {
  return (
    one.product === other.product &&
    one.tag.length === other.tag.length &&
    one.tag.every(({ value }, at) => value === other.tag[at]?.value)
  );
}
