import { keywordMaxCharacters, pickerAutoFocusMs } from '@fairgate/schema/limits';
import { Combobox } from '@base-ui/react/combobox';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { CloudOff, SearchX } from '#ui/icons.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Categories } from './Categories.tsx';
import { TagOptions } from './TagOptions.tsx';
import { useOpenPicking } from './PickingProvider.tsx';
import { useGrowing } from './use-growing.ts';

/**
 * The search field with the list that it rules: letters search, arrows walk, Enter takes and gives back, and the focus stays where one
 * types. The categories above the list narrow it.
 */
export function PickerBody({ onNoMatch }: { readonly onNoMatch: () => void }) {
  const { t } = useLingui();
  const { typed, setTyped, wanted, place, setPlace, tree, items, groups, codes, toggle, version, retry, isWaiting, isFailed, isMissing, isCapped, isWideShown } = useOpenPicking();
  const input = useRef<HTMLInputElement>(null);
  const { shown, end, reach } = useGrowing(items.length, items);
  const listed = useMemo(() => items.slice(0, shown).map(({ code }) => code), [items, shown]);
  const product = typed.trim();

  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus({ preventScroll: true }), pickerAutoFocusMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Combobox.Root
      inline
      open
      multiple
      items={listed}
      filteredItems={listed}
      filter={null}
      value={codes}
      inputValue={typed}
      onInputValueChange={(next, { reason }) => { if (reason === 'input-change') setTyped(next.slice(0, keywordMaxCharacters)); }}
      onValueChange={(next) => {
        const changed = next.find((code) => !codes.includes(code)) ?? codes.find((code) => !next.includes(code));
        if (changed !== undefined) toggle(changed);
      }}
      onItemHighlighted={(_, { index }) => reach(index)}
    >
      <div className="grid min-h-[80dvh] content-start gap-3 md:min-h-[30rem]">
        <div className="sticky top-0 z-10 -mx-1 bg-raised p-1">
          <Combobox.Input
            ref={input}
            type="search"
            // Empty, it runs as the page does: so does what stands in it then.
            dir={typed === '' ? undefined : 'auto'}
            maxLength={keywordMaxCharacters}
            aria-label={t`Search kinds of products`}
            placeholder={t`Search kinds of products`}
            enterKeyHint="search"
            className="min-h-11 w-full rounded-md border border-edge bg-paper px-3 text-base text-match placeholder:text-mute"
          />
        </div>
        <p role="status" className="sr-only">
          {!isWaiting && !isFailed && <Plural value={items.length} _0="No kind of product found" one="# kind of product" other="# kinds of products" />}
        </p>
        {wanted === '' && <Categories tree={tree} place={place} setPlace={setPlace} version={version} />}
        {isWaiting && <Waiting />}
        {isFailed && (
          <EmptyView icon={CloudOff} title={<Trans>The kinds of products could not be loaded.</Trans>} actions={<Button onClick={retry}><Trans>Try again</Trans></Button>}>
            <Trans>You can also write above what you are looking for and confirm.</Trans>
          </EmptyView>
        )}
        {isMissing && (
          <EmptyView
            icon={SearchX}
            title={<Trans>Nothing fits “<bdi className="wrap-anywhere">{product}</bdi>”.</Trans>}
            actions={<Button look="primary" onClick={onNoMatch}><Trans>Use my own words</Trans></Button>}
          >
            <Trans>Try a shorter or another word, or use your own.</Trans>
          </EmptyView>
        )}
        <TagOptions groups={groups} isWideShown={isWideShown} shown={shown} />
        <div ref={end} />
        {isCapped && <p className="text-sm text-mute"><Trans>These are the first {version.maxResults}. One more letter shows fewer.</Trans></p>}
      </div>
    </Combobox.Root>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3">
      {Array.from({ length: 6 }, (_, at) => <Skeleton key={at} className="h-9" />)}
    </div>
  );
}
