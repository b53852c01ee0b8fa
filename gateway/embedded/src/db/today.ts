/** SQL for the current date in the time zone of an exhibition. @param exhibition alias of its table. */
export const todayAt = (exhibition: string): string => `(now() at time zone ${exhibition}.time_zone)::date`;
