/**
 * SQL for the days of the exhibition `e` as a badge is valid, in seconds since 1970: from when the first day begins anywhere to
 * when the last one has ended everywhere.
 */
export const validFrom = `(extract(epoch from e.opens_on)::int - 14 * 3600)`;
export const validUntil = `(extract(epoch from e.closes_on)::int + 36 * 3600)`;
