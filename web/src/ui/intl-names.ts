// Names that some browsers' Intl lacks, by language. Registered before the first text is formatted.

export type IntlNames = {
  /** ISO 3166-1 alpha-2 code → name. */
  readonly countries: Readonly<Record<string, string>>;
  /** Language code → name. */
  readonly languages: Readonly<Record<string, string>>;
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

type DateNames = Pick<IntlNames, 'months' | 'date'>;

export const dateByNames = (names: DateNames, iso: string): string => filled(names, names.date, iso);

/** The parts of the date, each with the separator after it. */
const partsOf = ({ date }: DateNames) => date.split(/(?=\{)/);

export const monthByNames = (names: DateNames, iso: string): string =>
  filled(
    names,
    partsOf(names)
      .filter((part) => !part.startsWith('{day}'))
      .join(''),
    iso,
  ).trim();

/** Year and month that both days share are written once: '21–24 វិច្ឆិកា 2026', '30/11–2/12/2026'. */
export function dateRangeByNames(names: DateNames, from: string, to: string): string {
  const shared = [7, 4].findIndex((length) => from.slice(0, length) === to.slice(0, length));
  const count = shared < 0 ? 3 : shared + 1;
  const parts = partsOf(names);
  const dayFirst = names.date.startsWith('{day}');
  const short = parts
    .slice(dayFirst ? 0 : -count, dayFirst ? count : 3)
    .join('')
    .replace(/[\s/]+$/, '');
  const first = filled(names, dayFirst ? short : names.date, from);
  const last = filled(names, dayFirst ? names.date : short, to);
  return first + (short.includes(' ') ? ' – ' : '–') + last;
}

function filled({ months }: DateNames, pattern: string, iso: string): string {
  const day = new Date(iso);
  const parts: Record<string, string> = {
    day: String(day.getUTCDate()),
    month: months[day.getUTCMonth()] ?? '',
    year: String(day.getUTCFullYear()),
  };
  return pattern.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '');
}
