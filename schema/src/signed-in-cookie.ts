// Separate from the other constants: the first script of every page needs only this.

/**
 * The cookie next to the sealed session: it tells the page's scripts whether a visitor is signed in. Its value
 * is the kind of the viewer, a random mark of the session, and its expiry (seconds since 1970), for example
 * `buyer.x7Yd03_a.1797893731`.
 */
export const signedInCookieName = 'fairgate-signed-in';
