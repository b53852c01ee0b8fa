// Whether an answer has the form of a golden one: the same names, the same kinds of values.

/** Every difference in form, as text; none if the answer may stand in the golden one's place. */
export function differences(golden: unknown, answer: unknown, path = '$'): string[] {
  // What a golden file has a value for, an answer may lack, where the file's own note or the contract lets it be null.
  if (answer === null || golden === null) return [];
  if (Array.isArray(golden)) {
    if (!Array.isArray(answer)) return [`${path}: a list is expected`];
    return answer.flatMap((item, index) => differences(golden[0], item, `${path}[${index}]`));
  }
  if (typeof golden !== typeof answer) return [`${path}: ${typeof golden} is expected, not ${typeof answer}`];
  if (typeof golden !== 'object') return [];
  // A list of texts by their keys: which keys there are is the data's affair.
  if (path.endsWith('.resources'))
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
