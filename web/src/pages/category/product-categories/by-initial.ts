// An alphabetical index: names in the order of their language, grouped by initial.

export type Group<Item> = { readonly initial: string; readonly items: readonly Item[] };

/**
 * Groups in the language's order. Languages with thousands of characters have one group without a heading.
 */
export function byInitial<Item extends { readonly name: string }>(
  items: readonly Item[],
  tag: string,
): readonly Group<Item>[] {
  const collator = new Intl.Collator(tag, { sensitivity: 'base', numeric: true });
  const sorted = items
    .map((item) => ({ item, name: withoutArticle(item.name) }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
  if (/^(zh|ja)/.test(tag)) return [{ initial: '', items: sorted.map(({ item }) => item) }];
  const groups: { initial: string; items: Item[] }[] = [];
  for (const { item, name } of sorted) {
    const initial = initialOf(name, tag);
    // Khmer sorts words with an independent vowel among those of a consonant.
    const group = groups.find((one) => collator.compare(one.initial, initial) === 0);
    if (group) group.items.push(item);
    else groups.push({ initial, items: [item] });
  }
  return groups;
}

/** The name from its first letter, without the article of Arabic. */
const withoutArticle = (name: string): string => name.replace(/^[^\p{L}\p{N}]+/u, '').replace(/^ال/, '');

/** Thai and related scripts write some vowels before the consonant that counts. */
function initialOf(name: string, tag: string): string {
  const [first = ''] = name.replace(/^[\u0e40-\u0e44]/, '').normalize('NFC');
  if (tag.startsWith('ko')) return leadOf(first);
  return first.toLocaleUpperCase(tag);
}

function leadOf(syllable: string): string {
  const leads = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ';
  const place = (syllable.codePointAt(0) ?? 0) - 0xac00;
  return place >= 0 && place < 11_172 ? (leads[Math.floor(place / 588)] ?? syllable) : syllable;
}
