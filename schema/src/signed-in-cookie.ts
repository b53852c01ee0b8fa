// Apart from the other constants: the first script of every page needs it, and nothing else of them.

/**
 * The cookie beside the sealed session: it tells the page's scripts whether somebody is signed in, and nothing else. Its value
 * is the kind of the viewer, a random mark of the session, and when it is over by itself (seconds since 1970), as
 * `buyer.x7Yd03_a.1797893731`.
 */
export const signedInCookieName = 'fairgate-signed-in';
