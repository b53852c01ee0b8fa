const bytesOfMegabyte = 1_000_000;

/** The megabytes of a size, to one decimal. */
export const toMegabytes = (bytes: number): number => Math.round((bytes / bytesOfMegabyte) * 10) / 10;
