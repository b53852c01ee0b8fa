const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Codes that differ from a valid one: characters replaced, inserted, removed, swapped or repeated. The same seed gives the same codes. */
export function* alteredCodes(code: string, count: number, seed: number): Generator<string> {
  let state = seed;
  const below = (bound: number): number => {
    // A linear congruential generator: its quality is sufficient here.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const sign = (): string => alphabet[below(alphabet.length)] ?? '0';
  const alterations: readonly ((text: string, at: number) => string)[] = [
    (text, at) => text.slice(0, at) + sign() + text.slice(at + 1),
    (text, at) => text.slice(0, at) + sign() + text.slice(at),
    (text, at) => text.slice(0, at) + text.slice(at + 1),
    (text, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
    (text, at) => text.slice(0, at) + text.slice(at - below(12), at) + text.slice(at),
    (text, at) => text.slice(0, at) + sign() + sign() + sign() + text.slice(at + 3),
  ];
  for (let made = 0; made < count;) {
    let altered = code;
    for (let changes = 1 + below(3); changes > 0; changes--)
      altered = alterations[below(alterations.length)]?.(altered, below(altered.length)) ?? altered;
    if (altered === code) continue;
    made++;
    yield altered;
  }
}
