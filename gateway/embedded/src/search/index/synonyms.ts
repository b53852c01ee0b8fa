import type { LanguageCode } from '@fairgate/schema/locales';
import type { Library } from '../../wording/library.ts';
import { tokensOf } from './tokens.ts';

/** Words that mean the same, each as its tokens. */
export type SynonymGroup = readonly (readonly string[])[];

const alternativesAtMost = 12;

/** The groups of a language, read once. Their phrases' codes are `:group:place`. */
export function openSynonyms(library: Library): (language: LanguageCode) => Promise<readonly SynonymGroup[]> {
  const known = new Map<LanguageCode, Promise<readonly SynonymGroup[]>>();
  const read = async (language: LanguageCode): Promise<readonly SynonymGroup[]> => {
    const phrases = (await library.bookOf(language)).all('synonyms');
    const groups = Map.groupBy(phrases, ([code]) => code.slice(0, code.lastIndexOf(':')));
    return [...groups.values()].map((group) => group.map(([, text]) => tokensOf(text, language)));
  };
  return (language) => {
    const groups = known.get(language) ?? read(language);
    known.set(language, groups);
    groups.catch(() => known.delete(language));
    return groups;
  };
}

/**
 * What was typed, and the same with a word of a group changed for another of the group: "coffee cup" is a "mug" too.
 * A word that says less than the one typed is no alternative: who looks for a water pump does not want every pump.
 */
export function alternativesTo(typed: readonly string[], groups: readonly SynonymGroup[]): string[][] {
  const alternatives = [[...typed]];
  for (const group of groups) {
    for (const member of group) {
      const at = placeOf(member, typed);
      if (at < 0) continue;
      const others = group.filter((other) => !other.every((token) => member.includes(token)));
      alternatives.push(...others.map((other) => [...typed.slice(0, at), ...other, ...typed.slice(at + member.length)]));
    }
  }
  return alternatives.slice(0, alternativesAtMost);
}

function placeOf(member: readonly string[], typed: readonly string[]): number {
  if (member.length === 0) return -1;
  return typed.findIndex((_, at) => member.every((token, offset) => typed[at + offset] === token));
}
