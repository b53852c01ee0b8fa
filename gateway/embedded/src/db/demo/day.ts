const dayMs = 86_400_000;

/** The day a number of days after (or, if negative, before) a day; days are texts such as 2026-11-21. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
