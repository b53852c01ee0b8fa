/** Korean and German join words that a title may separate. Shorter pieces occur in any word. */
const leastOf = (word: string): number => (/^\p{Script=Hangul}+$/u.test(word) ? 2 : 3);
const wordsAtMost = 3;

/** Splits a word completely into the fewest known words; undefined if that is impossible. */
export function splitWord(
  word: string,
  isKnown: (piece: string) => boolean,
  atMost = wordsAtMost,
): string[] | undefined {
  if (word !== '' && atMost > 0 && isKnown(word)) return [word];
  if (atMost < 2) return undefined;
  const least = leastOf(word);
  let fewest: string[] | undefined;
  for (let end = word.length - least; end >= least; end -= 1) {
    if (!isKnown(word.slice(0, end))) continue;
    const rest = splitWord(word.slice(end), isKnown, (fewest?.length ?? atMost + 1) - 2);
    if (rest) fewest = [word.slice(0, end), ...rest];
  }
  return fewest;
}
