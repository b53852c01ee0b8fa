// Fills fields of a form from somewhere else: a scanned card.

type FormOf<Values> = {
  readonly getFieldValue: (name: keyof Values & string) => unknown;
  readonly setFieldValue: (name: keyof Values & string, value: never) => void;
};

export type Filled = {
  /** Fields that have another value now. */
  readonly count: number;
  /** Gives them their earlier values back. */
  readonly undo: () => void;
};

/**
 * Empty fields get their value, the others only with `replaces`. The fields of a group belong together: they are filled when the
 * first of them is empty.
 */
export function fillFields<Values>(
  form: FormOf<Values>,
  groups: readonly Partial<Values>[],
  replaces: boolean,
): Filled {
  const before: [name: keyof Values & string, value: unknown][] = [];
  for (const group of groups) {
    const fields = Object.entries(group).filter(([, value]) => value !== undefined && value !== '') as [
      keyof Values & string,
      unknown,
    ][];
    const [first] = fields;
    if (!first || (!replaces && form.getFieldValue(first[0]) !== '')) continue;
    for (const [name, value] of fields) {
      const earlier = form.getFieldValue(name);
      if (earlier === value) continue;
      before.push([name, earlier]);
      form.setFieldValue(name, value as never);
    }
  }
  return {
    count: before.length,
    undo: () => {
      for (const [name, value] of before) form.setFieldValue(name, value as never);
    },
  };
}
