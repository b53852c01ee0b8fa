// §2.2, §2.3 The root and the pages that belong to no noun.
import { anyText } from './segment.ts';
import { shape } from './shape.ts';

/** §2.2 `/`, chosen by supplier, global buyer or country site */
export const home = shape('/');
/** §2.2 `/frontpage`, foreign-trade service platform, cached 1 hour */
export const frontPage = shape('/frontpage');
/** §2.3 `/link/{transfer}`, cached 1 hour */
export const transferLink = shape('/link/{transfer}', { transfer: anyText });
/** §2.3 `/sitemap.html` */
export const sitemap = shape('/sitemap.html');
