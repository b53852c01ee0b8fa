// §2.1 A slug is a cleaned name: special characters are removed, separators become hyphens, it is cut to about 50
// characters, and it ends with an underscore. Ids follow directly.
//
// Our rules where §2.1 is silent: letters, combining marks and digits of any script stay. White space, dashes,
// underscores, brackets and punctuation between words are separators; so are the zero-width space and non-joiner,
// which mark boundaries in Khmer, Burmese and Farsi. Apostrophes, symbols, emoji and invisible characters are
// removed. No underscore stays inside, so that the closing one is the only one. The text is in NFC, so that one name
// has one address.
import { slugMaxCharacters } from './limits.ts';

const separators = /[\s\p{Z}\p{Pd}\p{Pc}\p{Ps}\p{Pe}\u200b\u200c/\\|.,:;+&·•・،؛、。，：；／]+/gu;
const invisible = /(?![\u200b\u200c])\p{Default_Ignorable_Code_Point}/gu;
const special = /[^\p{L}\p{M}\p{N}-]|\p{Me}/gu;
/** A mark without a base character would combine with the preceding hyphen or slash. */
const strayMarks = /(^|-)\p{M}+/gu;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * §2.1 The slug of a name, closing underscore included. Never throws; slug(slug(x)) is slug(x).
 * A name without valid characters gives '_', which still parses before an id.
 */
export function slug(name: string): string {
  return `${cleanName(name, slugMaxCharacters)}_`;
}

/** The cleaned name without the closing underscore, of at most `maxCharacters` UTF-16 units; may be empty. */
export function cleanName(name: string, maxCharacters: number): string {
  // No valid name is longer; limits the work for hostile input.
  const visible = name.slice(0, 2_000).normalize('NFC').replace(invisible, '');
  const cleaned = visible.replace(separators, '-').replace(special, '');
  const joined = cleaned
    .replace(strayMarks, '$1')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
    .normalize('NFC');
  return cutGraphemes(joined, maxCharacters).replace(/-+$/, '');
}

/** Cuts to whole graphemes; to whole code points only if the first grapheme is too long. */
function cutGraphemes(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  // Between two ASCII characters there is always a boundary; the segmenter costs more than the rest of the slug.
  if (isAscii(text, maxCharacters - 1) && isAscii(text, maxCharacters)) return text.slice(0, maxCharacters);
  const boundary = graphemes.segment(text).containing(maxCharacters)?.index ?? 0;
  return boundary === 0 ? takeWhole(Array.from(text), maxCharacters) : text.slice(0, boundary);
}

function isAscii(text: string, index: number): boolean {
  return text.charCodeAt(index) < 0x80;
}

function takeWhole(parts: readonly string[], maxCharacters: number): string {
  let taken = '';
  for (const part of parts) {
    if (taken.length + part.length > maxCharacters) break;
    taken += part;
  }
  return taken;
}
