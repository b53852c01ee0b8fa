/** The IndexedDB database of the badges on this device. */
export const badgeDatabase = 'fairgate-badges';
