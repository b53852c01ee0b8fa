// Names that some browsers' Intl lacks, by language. Registered before the first text is formatted.

export type IntlNames = {
  /** ISO 3166-1 alpha-2 code → name. */
  readonly countries: Readonly<Record<string, string>>;
  /** January first, short. */
  readonly months: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
  /** '{day} {month} {year}' in the language's order. */
  readonly date: string;
};

const registered = new Map<string, IntlNames>();

export function registerNames(language: string, names: IntlNames): void {
  registered.set(language, names);
}

export const registeredNames = (language: string): IntlNames | undefined => registered.get(language);

export function dateByNames({ months, date }: IntlNames, iso: string): string {
  const day = new Date(iso);
  const parts: Record<string, string> = {
    day: String(day.getUTCDate()),
    month: months[day.getUTCMonth()] ?? '',
    year: String(day.getUTCFullYear()),
  };
  return date.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '');
}
