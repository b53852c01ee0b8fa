import { pickerAutoFocusMs } from '@fairgate/schema/limits';
import { Plural, Trans } from '@lingui/react/macro';
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { CloudOff, SearchX } from '#ui/icons.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Categories } from './Categories.tsx';
import { useOpenPicking } from './PickingProvider.tsx';
import { SearchField } from './SearchField.tsx';
import { TagOptions } from './TagOptions.tsx';

type Props = { readonly open: boolean; readonly onNoMatch: () => void };

/**
 * The search field and the list that it controls: typing searches, arrows move, Enter selects and deselects,
 * and the focus stays in the field. The categories above the list narrow it.
 */
export const PickerBody = memo(({ open, onNoMatch }: Props) => {
  const {
    round,
    typed,
    setTyped,
    wanted,
    place,
    setPlace,
    tree,
    items,
    groups,
    codes,
    toggle,
    version,
    retry,
    isWaiting,
    isFailed,
    isMissing,
    isCapped,
    isWideShown,
  } = useOpenPicking();
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const id = useId();
  // The active option belongs to this list.
  const [reached, setReached] = useState({ of: items, at: undefined as number | undefined });
  const active = reached.of === items ? reached.at : undefined;
  const setActive = useCallback((at: number | undefined) => setReached({ of: items, at }), [items]);
  const scroller = useCallback(() => body.current?.parentElement ?? null, []);
  const product = typed.trim();

  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => input.current?.focus({ preventScroll: true }), pickerAutoFocusMs);
    return () => clearTimeout(timer);
  }, [open]);

  // A new result scrolls to the top, and so does a picker that opens again.
  useEffect(() => {
    scroller()?.scrollTo(0, 0);
  }, [items, round, open, scroller]);

  return (
    <div ref={body} className="grid min-h-[80dvh] content-start md:min-h-[30rem]">
      <div className="tall:sticky tall:top-0 z-10 -mx-1 bg-raised p-1">
        <SearchField
          ref={input}
          listId={id}
          typed={typed}
          setTyped={setTyped}
          items={items}
          toggle={toggle}
          active={active}
          onActive={setActive}
        />
      </div>
      <p role="status" className="sr-only">
        {!isWaiting && !isFailed && (
          <Plural
            value={items.length}
            _0="No product types found"
            one="# product type"
            other="# product types"
          />
        )}
      </p>
      <div ref={above} className="grid gap-3 py-3">
        {wanted === '' && (
          <Categories key={round} tree={tree} place={place} setPlace={setPlace} version={version} />
        )}
        {isWaiting && <Waiting />}
        {isFailed && (
          <EmptyView
            icon={CloudOff}
            title={<Trans>Product types couldn’t be loaded.</Trans>}
            actions={
              <Button onClick={retry}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>You can also type what you’re looking for above and confirm.</Trans>
          </EmptyView>
        )}
        {isMissing && (
          <EmptyView
            icon={SearchX}
            title={
              <Trans>
                No results for “<bdi className="wrap-anywhere">{product}</bdi>”.
              </Trans>
            }
            actions={
              <Button look="primary" onClick={onNoMatch}>
                <Trans>Use my own words</Trans>
              </Button>
            }
          >
            <Trans>Try a shorter or different word, or use your own wording.</Trans>
          </EmptyView>
        )}
      </div>
      <TagOptions
        id={id}
        groups={groups}
        items={items}
        isWideShown={isWideShown}
        codes={codes}
        toggle={toggle}
        active={active}
        scroller={scroller}
        above={above}
      />
      {isCapped && (
        <p className="text-sm text-mute">
          <Trans>Showing the first {version.maxResults}. Keep typing to narrow the list.</Trans>
        </p>
      )}
    </div>
  );
});
PickerBody.displayName = 'PickerBody';

function Waiting() {
  return (
    <div className="grid gap-3">
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} className="h-9" />
      ))}
    </div>
  );
}
