/** The IndexedDB database of the outbox. */
export const outboxDatabase = 'fairgate-outbox';
