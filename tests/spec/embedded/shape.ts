// Compares the form of an answer with a golden file: the same names, the same types of values.

/** Every difference in form, as text; none if the answer matches the golden file. */
export function differences(golden: unknown, answer: unknown, path = '$'): string[] {
  // An answer may lack a value of the golden file if the file's note or the contract lets it be null.
  if (answer === null || golden === null) return [];
  if (Array.isArray(golden)) {
    if (!Array.isArray(answer)) return [`${path}: a list is expected`];
    return answer.flatMap((item, index) => differences(golden[0], item, `${path}[${index}]`));
  }
  if (typeof golden !== typeof answer) return [`${path}: ${typeof golden} is expected, not ${typeof answer}`];
  if (typeof golden !== 'object') return [];
  // A map of texts by key, or of a unit's words by plural category: the set of keys depends on the data.
  if (path.endsWith('.resources') || path.endsWith('.forms'))
    return Object.values(answer as object).every((text) => typeof text === 'string')
      ? []
      : [`${path}: texts are expected`];
  const [wanted, given] = [Object.keys(golden), Object.keys(answer as object)];
  return [
    ...wanted.filter((name) => !given.includes(name)).map((name) => `${path}.${name} is missing`),
    ...given
      .filter((name) => !wanted.includes(name))
      .map((name) => `${path}.${name} is not in the golden file`),
    ...wanted
      .filter((name) => given.includes(name))
      .flatMap((name) =>
        differences(
          (golden as Record<string, unknown>)[name],
          (answer as Record<string, unknown>)[name],
          `${path}.${name}`,
        ),
      ),
  ];
}
