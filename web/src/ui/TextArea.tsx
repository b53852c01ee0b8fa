import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { controlStyle, Field } from './Field.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
};

/** Several lines; it grows with its content where the browser supports it. */
export function TextArea({ label, help, error, rows = 6, ...rest }: Props) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <textarea
          dir="auto"
          {...rest}
          {...control}
          rows={rows}
          // The browser takes no notice of `rows` where the field grows with its content.
          style={{ minBlockSize: `calc(${rows}lh + 1.125rem)` }}
          className={classes(controlStyle, 'text-match field-sizing-content resize-y')}
        />
      )}
    </Field>
  );
}
