import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import { Fragment } from 'react';

/**
 * Lingui's Trans, for the macro (lingui.config.ts). Lingui looks for the elements of a text after it has inserted the
 * values, so it would take `<b>` in a value, such as a visitor's keyword, for an element of the text and drop it. As an
 * element of its own, such a value shows as typed.
 */
export function Trans(props: TransProps) {
  const { values } = props;
  return <LinguiTrans {...props} {...(values && { values: withoutMarkup(values) })} />;
}

function withoutMarkup(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <Fragment key={name}>{value}</Fragment> : value,
    ]),
  );
}
