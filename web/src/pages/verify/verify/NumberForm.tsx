import { verifyNumberMaxCharacters } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useRef, type FormEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Search } from '#ui/icons.tsx';
import { TextField } from '#ui/TextField.tsx';

/** One field: a plain form by GET, so that it works without scripts and a result has an address. */
export function NumberForm({ typed, wrong }: { readonly typed: string; readonly wrong: boolean }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = new FormData(form.current ?? undefined).get('number');
    void navigate({
      to: '/verify',
      search: typeof number === 'string' && number.trim() ? { number: number.trim() } : {},
    });
  };
  return (
    <form
      ref={form}
      method="get"
      onSubmit={submit}
      className="grid max-w-xl items-end gap-3 sm:grid-cols-[1fr_auto]"
    >
      <TextField
        name="number"
        defaultValue={typed}
        required
        dir="ltr"
        maxLength={verifyNumberMaxCharacters}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        label={<Trans>Number</Trans>}
        help={<Trans>Spaces and capitalisation don’t matter.</Trans>}
        error={
          wrong && (
            <Trans>
              This doesn’t look like one of our numbers. Use only letters, digits and - / . _ (60 characters
              max.).
            </Trans>
          )
        }
      />
      <Button type="submit" look="primary" className="max-sm:w-full">
        <Search aria-hidden size={20} />
        <Trans>Verify</Trans>
      </Button>
    </form>
  );
}
