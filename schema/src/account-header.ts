// Separate from the other constants: the outbox of a page needs only this.

/**
 * The header of a request that only one account may make; its value is the account's id. The request may be sent long
 * after it was written: without the header it would change the data of whoever is signed in by then.
 */
export const accountHeader = 'for-account';
