import { defaultLanguage } from '@fairgate/schema/locales';
import { named } from './source-schema.ts';
import type { Source } from './source.ts';

/**
 * What a type's line says already of an attribute, by the attribute's key: the value it names, or null where it names one
 * that the type does not come in. A "Glass electric kettle" is of glass, and its title need not say so again; a "Foldable
 * silicone kettle" is of none of the materials that kettles are sold in, and says nothing more about that.
 */
export type Claims = ReadonlyMap<string, string | null>;

/** The claims of a line: read from its English text, as the lines of a type are the same in every language. */
export type ClaimsOf = (typeKey: string, line: number) => Claims;

const nothing: Claims = new Map();

export function claimsOf(source: Source): ClaimsOf {
  const known = knownValues(source);
  const claims = new Map<string, Claims>();
  for (const type of source.types) {
    type.texts[defaultLanguage]?.lines.forEach((line, place) => {
      const words = wordsOf(line);
      claims.set(
        `${type.key}:${place}`,
        new Map(
          type.attributes
            .filter((attribute) => !attribute.unit)
            .flatMap(({ key, values }) => {
              const named = [...(known.get(key) ?? [])].filter(([, label]) => words.includes(wordsOf(label)));
              // "Stainless steel" names more than the "steel" in it.
              const [best] = named.sort(([, a], [, b]) => b.length - a.length);
              return best ? [[key, values.map(String).includes(best[0]) ? best[0] : null] as const] : [];
            }),
        ),
      );
    });
  }
  return (typeKey, line) => claims.get(`${typeKey}:${line}`) ?? nothing;
}

/** Every value that an attribute has in any type, with its English words. */
function knownValues({ types, vocabulary }: Source): Map<string, Map<string, string>> {
  const known = new Map<string, Map<string, string>>();
  for (const { attributes } of types) {
    for (const { key, unit, literal, values } of attributes) {
      const labels = known.get(key) ?? new Map<string, string>();
      for (const value of unit ? [] : values.filter((value) => typeof value === 'string')) {
        labels.set(value, literal ? value : (englishOf(vocabulary['values']?.[value]) ?? value));
      }
      known.set(key, labels);
    }
  }
  return known;
}

function englishOf(entry: unknown): string | undefined {
  const { success, data } = named.safeParse(entry);
  return success ? data.en : undefined;
}

// With spaces around, so that whole words match.
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
}
