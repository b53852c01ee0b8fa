import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { Search } from '#ui/icons.tsx';
import { Suspense, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { inBackground } from '#ui/on-demand.tsx';
import { rememberWords } from './recent-words.ts';
import type { Option } from './suggestion-groups.ts';

const loadPanel = () => import('./SuggestionPanel.tsx').then((module) => module.SuggestionPanel);
const SuggestionPanel = inBackground(loadPanel);

/**
 * The search field: a plain form that works before scripts load, with suggestions afterwards. It is not a
 * library's component: hydration must not replace a field in use (the soft keyboard would close and an
 * unfinished IME composition would be lost). It follows the ARIA combobox pattern with a listbox popup.
 */
export function SearchBox({ autoFocus = false }: { autoFocus?: boolean }) {
  const { t } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const words = useRouterState({ select: ({ location }) => wordsOf(location.search) });
  const [text, setText] = useState(words);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();

  // After a navigation the field shows the keyword of the new address. At first it has it, or what was typed since.
  const last = useRef(words);
  useEffect(() => {
    const isNew = last.current !== words;
    last.current = words;
    if (isNew && input.current && input.current !== document.activeElement) input.current.value = words;
    setText(input.current?.value ?? words);
  }, [words]);

  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const go = (option: Option) => {
    if (option.target.to === '/search/product' && input.current) input.current.value = option.text;
    if (/^(RECENT|KEYWORD)/.test(option.key)) rememberWords(option.text);
    close();
    input.current?.blur();
    void navigate(option.target);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const keyword = input.current?.value.trim() ?? '';
    rememberWords(keyword);
    close();
    input.current?.blur();
    void navigate({ to: '/search/product', search: keyword ? { keyword } : {} });
  };

  return (
    <div
      className="relative w-full"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <form
        role="search"
        action={router.buildLocation({ to: '/search/product' }).publicHref}
        onSubmit={submit}
        // Limited to the height of the header at every text size.
        className="flex h-[min(2.75rem,calc(var(--header)-8px))] items-center rounded-md border border-edge bg-raised focus-within:border-focus focus-within:outline-2 focus-within:outline-focus"
      >
        <input
          ref={input}
          type="search"
          name="keyword"
          defaultValue={words}
          maxLength={keywordMaxCharacters}
          placeholder={t`What are you looking for?`}
          aria-label={t`Search products`}
          autoComplete="off"
          autoFocus={autoFocus}
          enterKeyHint="search"
          {...(isOpen
            ? {
                role: 'combobox',
                'aria-expanded': true,
                'aria-controls': listId,
                'aria-autocomplete': 'list',
                'aria-activedescendant': active,
              }
            : {})}
          onPointerEnter={() => {
            loadPanel().catch(() => undefined);
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setOpen(true);
          }}
          className="h-full min-w-0 flex-1 rounded-s-md bg-transparent ps-[12px] pe-[4px] outline-none placeholder:text-mute"
        />
        {/* The touch target is 44 px high; the visible button is as high as the field. */}
        <button
          type="submit"
          className="group min-w-[44px] self-stretch font-semibold text-on-action outline-none max-md:-my-[5px] max-md:min-h-11 max-md:py-[5px]"
        >
          <span className="flex h-full items-center gap-2 rounded-e-[calc(var(--radius-md)-1px)] bg-action px-[12px] group-hover:bg-action-hover group-focus-visible:-outline-offset-4 group-focus-visible:outline-2 group-focus-visible:outline-on-action @min-[63rem]:px-4">
            <Search size={20} aria-hidden />
            <span className="sr-only @min-[63rem]:not-sr-only">
              <Trans>Search</Trans>
            </span>
          </span>
        </button>
      </form>
      {isOpen && (
        <Suspense fallback={null}>
          <SuggestionPanel
            id={listId}
            text={text}
            input={input}
            active={active}
            onActive={setActive}
            onChoose={go}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

function wordsOf(search: Readonly<Record<string, unknown>>): string {
  const { keyword } = search;
  return typeof keyword === 'string' ? keyword : '';
}
