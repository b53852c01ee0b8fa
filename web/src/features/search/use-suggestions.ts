import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { useEffect, useState } from 'react';
import { useSearchSuggestionsQuery } from '#operations/search-suggestions.ts';
import { suggestionDebounceMs, suggestionMinCharacters } from './limits.ts';

/** What the gateway proposes for a text. A new text aborts the question for the old one, whose answer stays until then. */
export function useSuggestions(typed: string) {
  const text = useSettled(typed.trim().slice(0, keywordMaxCharacters), suggestionDebounceMs);
  // One character of these scripts is a syllable or a word already.
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

/** The value once it has not changed for a while. */
function useSettled(value: string, afterMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, afterMs, value);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
