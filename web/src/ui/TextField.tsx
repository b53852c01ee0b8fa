import { keepNumber } from '@fairgate/schema/rules/number-text';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { latinDigits } from './digits.ts';
import { controlStyle, Field } from './Field.tsx';

type Props = Omit<ComponentProps<'input'>, 'className'> & {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly labelHidden?: boolean;
  /** §5 numeric mode: keeps a leading, optionally negative, decimal number, typed in the digits of any script. */
  readonly numeric?: boolean;
  /** A button for what is typed, beside the field. */
  readonly action?: ReactNode;
};

export function TextField({
  id,
  label,
  help,
  error,
  labelHidden,
  action,
  numeric = false,
  onChange,
  ...rest
}: Props) {
  const change: Props['onChange'] = (event) => {
    if (numeric) event.target.value = keepNumber(latinDigits(event.target.value));
    onChange?.(event);
  };
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
          {...(numeric && { inputMode: 'decimal' as const })}
          {...rest}
          {...control}
          onChange={change}
          className={classes(controlStyle, 'text-match')}
        />
      )}
    </Field>
  );
}
