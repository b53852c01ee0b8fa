import { TextField } from '#ui/TextField.tsx';

/** The address, chosen as a whole once the field is entered. */
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
