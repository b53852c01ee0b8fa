// Rules for line breaks of some languages. Registered before the first text is shown.

type Rule = (text: string) => string;

const registered = new Map<string, Rule>();

export function registerLineBreaks(language: string, rule: Rule): void {
  registered.set(language, rule);
}

/** The text with characters that forbid a bad break, where the language has a rule for them. */
export const lineBroken = (language: string, text: string): string =>
  registered.get(language)?.(text) ?? text;
