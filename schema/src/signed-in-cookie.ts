// Separate from the other constants: the first script of every page needs only this.

/**
 * The cookie next to the sealed session: it tells the page's scripts whether a visitor is signed in. Its value
 * is the kind of the viewer, a random mark of the session, its expiry (seconds since 1970), and a mark of the account, for
 * example `buyer.x7Yd03_a.1797893731.Zk3vQ0a9TnB7xW2e`. Where the account is not known, the last part is missing.
 */
export const signedInCookieName = 'fairgate-signed-in';
