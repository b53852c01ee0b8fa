// Exhibitions on this device are public data: they stay after a logout.

/** The IndexedDB database of the stored exhibitions (pocket/pocket-store.ts). */
export const pocketDatabase = 'fairgate-pockets';

const prefix = 'pocket-pictures-';

/** The cache with the pictures of a stored exhibition. */
export const pocketPictures = (exhibitionId: string): string => prefix + exhibitionId;

export const isPocketCache = (name: string): boolean => name.startsWith(prefix);
