const usualWaitSeconds = 60;

/** What a text says of a time to wait: whole minutes, at least one. */
export const waitMinutes = (seconds = usualWaitSeconds): number => Math.max(1, Math.ceil(seconds / 60));
