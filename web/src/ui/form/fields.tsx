// The controls of #ui as fields of a form.
import type { ComponentProps } from 'react';
import { PasswordField } from '../PasswordField.tsx';
import { Select } from '../Select.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';
import { useBoundField, type FieldMessages } from './use-bound-field.tsx';

type Of<Props> = Omit<Props, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'> & FieldMessages;

export function Text({ serverError, messageOf, ...rest }: Of<ComponentProps<typeof TextField>>) {
  const { change, ...control } = useBoundField({ serverError, ...(messageOf && { messageOf }) });
  return <TextField {...rest} {...control} onChange={({ target }) => change(target.value)} />;
}

export function Area({ serverError, messageOf, ...rest }: Of<ComponentProps<typeof TextArea>>) {
  const { change, ...control } = useBoundField({ serverError, ...(messageOf && { messageOf }) });
  return <TextArea {...rest} {...control} onChange={({ target }) => change(target.value)} />;
}

export function Password({ serverError, messageOf, ...rest }: Of<ComponentProps<typeof PasswordField>>) {
  const { change, ...control } = useBoundField({ serverError, ...(messageOf && { messageOf }) });
  return <PasswordField {...rest} {...control} onChange={({ target }) => change(target.value)} />;
}

export function Choice({ serverError, messageOf, ...rest }: Of<ComponentProps<typeof Select>>) {
  const { change, ...control } = useBoundField({ serverError, ...(messageOf && { messageOf }) });
  return <Select {...rest} {...control} onChange={change} />;
}
