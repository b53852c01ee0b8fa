import { defaultLanguage } from '@fairgate/schema/locales';
import { named } from './source-schema.ts';
import type { Source } from './source.ts';

/**
 * The attributes that a line name already implies. A "Glass electric kettle" is of glass, so its title does not repeat
 * it. A "Foldable silicone kettle" has none of the type's materials, so nothing more is said about it.
 */
export type Claim = {
  /** The values of the type that agree with the line; none if the line names another value. */
  readonly values: readonly string[];
  /** The line names the value, so the title omits it. */
  readonly named: boolean;
};

/** By the attribute's key. */
export type Claims = ReadonlyMap<string, Claim>;

/** The claims of a line, from its English text: a line is the same in every language. */
export type ClaimsOf = (typeKey: string, line: number) => Claims;

/**
 * English words of a line that determine an attribute without naming one of its values: by attribute key, the words and
 * the values that they allow. A "wired" headset has none of the types of headphones; a "wooden" clock is made of one of
 * the woods.
 */
const lineWords: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  channelCount: { 'two channel': ['2'] },
  coating: { neoprene: [], polyurethane: ['polyurethane'] },
  coverMaterial: { knit: ['cotton'] },
  function: { 'noise cancelling': ['active-noise-cancelling'], 'phone control': ['mobile-app'] },
  lid: { 'clip lid': [], 'fitted lid': [], 'shaker lid': [], 'twist off lid': ['metal-twist-lid'] },
  material: {
    'carrier backpack': [],
    fabric: [],
    'pet carrier bag': [],
    rattan: [],
    silicone: [],
    'soft sided': [],
    wooden: ['acacia', 'basswood', 'beech', 'engineered-wood', 'mdf', 'pine', 'solid-wood', 'walnut'],
  },
  mounting: {
    pedestal: [],
    undermount: ['under-counter'],
    'vanity top': ['countertop'],
    'wall hung': ['wall-mounted'],
  },
  phase: { 'household sockets': ['single-phase'] },
  size: { 'round countertop': ['400×400×145'] },
  type: { open: [], 'top entry': ['enclosed'], tray: [], wired: [] },
  weave: { flannel: [], twill: [] },
};

const nothing: Claims = new Map();

export function claimsOf(source: Source): ClaimsOf {
  const known = knownValues(source);
  const claims = new Map<string, Claims>();
  for (const type of source.types) {
    type.texts[defaultLanguage]?.lines.forEach((line, place) => {
      const words = wordsOf(line.toLowerCase());
      claims.set(
        `${type.key}:${place}`,
        new Map(
          type.attributes.flatMap((attribute) => {
            const claim = namedBy(line, attribute, known) ?? narrowedBy(words, attribute);
            return claim ? [[attribute.key, claim] as const] : [];
          }),
        ),
      );
    });
  }
  return (typeKey, line) => claims.get(`${typeKey}:${line}`) ?? nothing;
}

type Attribute = Source['types'][number]['attributes'][number];

/** The line contains the name of a value, of this type or of another. */
function namedBy(line: string, { key, unit, values }: Attribute, known: KnownValues): Claim | undefined {
  const named = unit ? [] : [...(known.get(key) ?? [])].filter(([, label]) => isNamedIn(line, label));
  const own = values.map(String);
  // "Stainless steel" is more specific than the "steel" in it. Of equal names the type's own value wins: acrylic is a
  // plastic and a fibre.
  const [best] = named.sort(
    ([a, nameA], [b, nameB]) =>
      nameB.length - nameA.length || Number(own.includes(b)) - Number(own.includes(a)),
  );
  return best && { values: own.filter((value) => value === best[0]), named: true };
}

/** An abbreviation counts only in capitals: a "pet bed" is not made of PET. */
function isNamedIn(line: string, label: string): boolean {
  return /\p{Ll}/u.test(label)
    ? wordsOf(line.toLowerCase()).includes(wordsOf(label.toLowerCase()))
    : wordsOf(line).includes(wordsOf(label));
}

/** The line has other words that allow only some of the values. */
function narrowedBy(words: string, { key, unit, values }: Attribute): Claim | undefined {
  const found = Object.entries(lineWords[key] ?? {}).find(([text]) => words.includes(wordsOf(text)));
  if (!found) return undefined;
  const [, left] = found;
  return {
    values: values.map(String).filter((value) => left.includes(value)),
    named: left.length === 1 && !unit,
  };
}

type KnownValues = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Every value of an attribute in any type, with its English words. */
function knownValues({ types, vocabulary }: Source): KnownValues {
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

// Spaces around it make whole words match.
function wordsOf(text: string): string {
  return ` ${text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
}
