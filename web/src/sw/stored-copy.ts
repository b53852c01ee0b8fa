// How the service worker marks what it answers from its store in place of the server.

/** On an answer of the API. */
export const storedHeader = 'fairgate-stored';

/** On the <html> element of a page. */
export const storedAttribute = 'data-stored';
