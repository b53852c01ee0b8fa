import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useFindSuppliersQuery } from '#operations/find-suppliers.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { useFormat } from '#ui/format.ts';
import { Fault } from '#platform/fault.ts';
import { TextField } from '#ui/TextField.tsx';

type Choice = { readonly value: string; readonly label: string };

/** Finds suppliers by words of their names and products: the search, and the choices that it found. */
export function useSupplierChoice(): { readonly search: ReactNode; readonly choices: readonly Choice[] } {
  const { t } = useLingui();
  const { country } = useFormat();
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState('');
  const { data, error, loading } = useFindSuppliersQuery({
    variables: { filter: { keyword: asked } },
    skip: asked === '',
  });
  const found = data?.searchSuppliers?.nodes ?? [];
  const find = () => setAsked(words.trim());
  return {
    choices: [
      { value: '', label: found.length === 0 ? t`Find a supplier first` : t`Choose a supplier` },
      ...found.flatMap((one) =>
        one ? [{ value: one.id, label: `${one.name}, ${country(one.countryCode)}` }] : [],
      ),
    ],
    search: (
      <>
        <TextField
          type="search"
          label={<Trans>Find a supplier</Trans>}
          value={words}
          autoComplete="off"
          maxLength={keywordMaxCharacters}
          enterKeyHint="search"
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            // Not the form around it.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            find();
          }}
          action={
            <Button type="button" pending={loading} onClick={find}>
              <Trans>Search</Trans>
            </Button>
          }
        />
        <ErrorOfOperation error={error && Fault.from(error)} />
        {asked !== '' && data && found.length === 0 && (
          <p role="status" className="text-sm text-mute">
            <Trans>
              No supplier found for “<bdi>{asked}</bdi>”
            </Trans>
          </p>
        )}
      </>
    ),
  };
}
