/** SQL for today at the place of an exhibition: its days are those of its own time zone. @param exhibition alias of its table. */
export const todayAt = (exhibition: string): string => `(now() at time zone ${exhibition}.time_zone)::date`;
