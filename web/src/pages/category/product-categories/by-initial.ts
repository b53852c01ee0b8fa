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
  const sorted = items.toSorted((a, b) => collator.compare(a.name, b.name));
  if (/^(zh|ja)/.test(tag)) return [{ initial: '', items: sorted }];
  const groups: { initial: string; items: Item[] }[] = [];
  for (const item of sorted) {
    const initial = initialOf(item.name, tag);
    const last = groups.at(-1);
    if (last && collator.compare(last.initial, initial) === 0) last.items.push(item);
    else groups.push({ initial, items: [item] });
  }
  return groups;
}

// Thai and related scripts write some vowels before the consonant that counts; Arabic words begin with an
// article.
function initialOf(name: string, tag: string): string {
  const bare = name
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^[\u0e40-\u0e44]/, '')
    .replace(/^ال/, '');
  const [first = ''] = bare.normalize('NFC');
  if (tag.startsWith('ko')) return leadOf(first);
  return first.toLocaleUpperCase(tag);
}

function leadOf(syllable: string): string {
  const leads = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ';
  const place = (syllable.codePointAt(0) ?? 0) - 0xac00;
  return place >= 0 && place < 11_172 ? (leads[Math.floor(place / 588)] ?? syllable) : syllable;
}
