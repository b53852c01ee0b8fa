import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { useEffect, useState } from 'react';
import { useSearchSuggestionsQuery } from '#operations/search-suggestions.ts';
import { suggestionDebounceMs, suggestionMinCharacters } from './limits.ts';

/**
 * The gateway's suggestions for a text. A new text aborts the request for the old one, whose suggestions stay
 * until then.
 */
export function useSuggestions(typed: string) {
  const text = useSettled(typed.trim().slice(0, keywordMaxCharacters), suggestionDebounceMs);
  // In these scripts one character is a syllable or a word.
  const enough =
    text.length >= suggestionMinCharacters ||
    /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const { data, previousData } = useSearchSuggestionsQuery({
    variables: { text },
    skip: !enough,
    errorPolicy: 'ignore',
  });
  return enough ? ((data ?? previousData)?.searchSuggestions ?? []) : [];
}

/** The value, once it has not changed for a while. */
function useSettled(value: string, afterMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, afterMs, value);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
