// Apart from the other constants: the first script of every page needs it, and nothing else of them.

/**
 * The cookie beside the sealed session: it tells the page's scripts whether somebody is signed in, and nothing else. Its value
 * is the kind of the viewer and a random mark of the session, as `buyer.x7Yd03_a`.
 */
export const signedInCookieName = 'fairgate-signed-in';
