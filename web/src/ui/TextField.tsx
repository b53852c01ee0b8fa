import type { ComponentProps, ReactNode } from 'react';
import { controlStyle, Field } from './Field.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly labelHidden?: boolean;
};

export function TextField({ label, help, error, labelHidden, ...rest }: Props) {
  return (
    <Field label={label} help={help} error={error} {...(labelHidden && { labelHidden })}>
      {(control) => <input type="text" dir="auto" {...rest} {...control} className={controlStyle} />}
    </Field>
  );
}
