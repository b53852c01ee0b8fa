/** From a page to the service worker: keep the page of the badges, which may not have been visited. */
export const keepBadgePage = 'KEEP_BADGE_PAGE';
