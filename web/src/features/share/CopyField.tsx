import { TextField } from '#ui/TextField.tsx';

/** The address in a field that selects it on focus. */
export function CopyField({ address, label }: { readonly address: string; readonly label: string }) {
  return (
    <TextField
      label={label}
      labelHidden
      readOnly
      dir="ltr"
      value={address}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
