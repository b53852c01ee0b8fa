import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { controlStyle, Field } from './Field.tsx';

type Props = Omit<ComponentProps<'input'>, 'className'> & {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly labelHidden?: boolean;
  /** A button for what is typed, beside the field. */
  readonly action?: ReactNode;
};

export function TextField({ id, label, help, error, labelHidden, action, ...rest }: Props) {
  return (
    <Field
      label={label}
      help={help}
      error={error}
      action={action}
      {...(id !== undefined && { id })}
      {...(labelHidden && { labelHidden })}
    >
      {(control) => (
        <input
          type="text"
          dir="auto"
          {...rest}
          {...control}
          className={classes(controlStyle, 'text-match')}
        />
      )}
    </Field>
  );
}
