import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * Lingui's Trans, for the macro (lingui.config.ts). Lingui looks for the elements of a text after it has inserted the
 * values, so it would take `<b>` in a value, such as a visitor's keyword, for an element of the text and drop it. In a
 * list the value is a React node, which Lingui inserts afterwards: it shows as typed.
 */
export function Trans(props: TransProps) {
  const values = { ...props.values };
  for (const name in values) {
    const value: unknown = values[name];
    if (typeof value === 'string' && value.includes('<')) values[name] = [value];
  }
  return <LinguiTrans {...props} values={values} />;
}
