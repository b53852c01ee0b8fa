/** Korean and German write words together that a title has apart; shorter ones are found in any word. */
const leastOf = (word: string): number => (/^\p{Script=Hangul}+$/u.test(word) ? 2 : 3);
const wordsAtMost = 3;

/** The fewest known words that this one is made of without a rest; undefined if it is not. */
export function apart(
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
    const rest = apart(word.slice(end), isKnown, (fewest?.length ?? atMost + 1) - 2);
    if (rest) fewest = [word.slice(0, end), ...rest];
  }
  return fewest;
}
