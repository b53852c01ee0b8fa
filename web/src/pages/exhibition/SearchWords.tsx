import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';

type Props = {
  readonly name: string;
  readonly label: string;
  /** What the page shows the results of. */
  readonly words: string | undefined;
};

/** A field for words, with the button that searches for them. */
export function SearchWords({ name, label, words }: Props) {
  return (
    <TextField
      // Another search from outside, such as "back", replaces the words.
      key={words ?? ''}
      type="search"
      name={name}
      label={label}
      defaultValue={words ?? ''}
      enterKeyHint="search"
      maxLength={200}
      action={
        <Button type="submit">
          <Trans>Search</Trans>
        </Button>
      }
    />
  );
}

/** The words typed into a form; undefined for none. */
export function wordsIn(form: HTMLFormElement, name: string): string | undefined {
  const typed = new FormData(form).get(name);
  return typeof typed === 'string' && typed.trim() ? typed.trim() : undefined;
}
