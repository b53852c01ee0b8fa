// Suggestions for a text in groups, each with its link.
import { slug } from '@fairgate/schema/slug';
import type { SearchSuggestionsQuery, SuggestionKind } from '#graphql';
import { maxRecentWords } from './limits.ts';

type Suggestion = SearchSuggestionsQuery['searchSuggestions'][number];

export type Target =
  | { readonly to: '/search/product'; readonly search: { readonly keyword: string } }
  | {
      readonly to: '/category/{$category}.html';
      readonly params: {
        readonly category: { readonly slug: string; readonly id: string; readonly pageNo: 1 };
      };
    }
  | {
      readonly to: '/supplier/{$supplier}.html';
      readonly params: { readonly supplier: { readonly slug: string; readonly id: string } };
    }
  | {
      readonly to: '/{$product}.html';
      readonly params: { readonly product: { readonly slug: string; readonly id: string } };
    };

export type Option = { readonly key: string; readonly text: string; readonly target: Target };
export type GroupKind = 'RECENT' | SuggestionKind;
export type Group = { readonly kind: GroupKind; readonly options: readonly Option[] };

const order: readonly SuggestionKind[] = ['KEYWORD', 'CATEGORY', 'SUPPLIER', 'PRODUCT'];

/** Recent searches that contain the text (all for an empty text), then the gateway's suggestions. */
export function groupsOf(
  text: string,
  recent: readonly string[],
  suggestions: readonly Suggestion[],
): Group[] {
  const typed = text.trim().toLowerCase();
  const again = recent
    .filter((words) => words.toLowerCase().includes(typed) && words.toLowerCase() !== typed)
    .slice(0, typed ? 3 : maxRecentWords);
  const known = new Set(again.map((words) => words.toLowerCase()));
  const groups: Group[] = [
    {
      kind: 'RECENT',
      options: again.map((words) => ({ key: `RECENT ${words}`, text: words, target: wordsTarget(words) })),
    },
    ...order.map((kind): Group => ({
      kind,
      options: suggestions
        .filter((one) => one.kind === kind && !(kind === 'KEYWORD' && known.has(one.text.toLowerCase())))
        .flatMap(optionOf),
    })),
  ];
  return groups.filter((group) => group.options.length > 0);
}

const wordsTarget = (keyword: string): Target => ({ to: '/search/product', search: { keyword } });

function optionOf({ kind, text, id }: Suggestion): Option[] {
  const key = `${kind} ${id ?? text}`;
  if (kind === 'KEYWORD') return [{ key, text, target: wordsTarget(text) }];
  if (id === null || id === undefined) return [];
  const named = { slug: slug(text), id };
  switch (kind) {
    case 'CATEGORY':
      return [
        {
          key,
          text,
          target: { to: '/category/{$category}.html', params: { category: { ...named, pageNo: 1 } } },
        },
      ];
    case 'SUPPLIER':
      return [{ key, text, target: { to: '/supplier/{$supplier}.html', params: { supplier: named } } }];
    case 'PRODUCT':
      return [{ key, text, target: { to: '/{$product}.html', params: { product: named } } }];
  }
}

/** The text in three parts; the middle part is what was typed. */
export function marked(text: string, typed: string): readonly [before: string, match: string, after: string] {
  const wanted = typed.trim().toLowerCase();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  return at < 0
    ? [text, '', '']
    : [text.slice(0, at), text.slice(at, at + wanted.length), text.slice(at + wanted.length)];
}
