// §2.2 and §2.4 Accounts. Login and register are modals on the web, pages in the native app (§2.8).
import { oauthPlatforms } from '../constants.ts';
import { oneOf } from './segment.ts';
import { shape } from './shape.ts';

/** §2.2 `/login` */
export const login = shape('/login');
/** §2.2 `/register` */
export const register = shape('/register');
/** §2.2 `/resetPassword`, linked from the login form */
export const resetPassword = shape('/resetPassword');
/** §2.2 `/initPassword` with init_token and init_email (queries.ts) */
export const initPassword = shape('/initPassword');
/** §2.2 `/setting/unsubscribe`, notification settings */
export const unsubscribe = shape('/setting/unsubscribe');
/** §2.2 `/transitional`, return page for OAuth login, with `platform` (queries.ts) */
export const transitional = shape('/transitional');
/**
 * §7.3 `oauth/authorize/{provider}` with redirectUrl (queries.ts): redirects a browser to the provider. Not a page:
 * the gateway answers.
 */
export const oauthAuthorize = shape('/oauth/authorize/{provider}', { provider: oneOf(oauthPlatforms) });
/** §2.2 `/verify` */
export const verify = shape('/verify');
/** §2.4 `/account`, mobile only */
export const account = shape('/account');
/** `/account/shared-details`: who received which of the buyer's contact details. */
export const sharedDetails = shape('/account/shared-details');
/** §2.4 `/scanBadge`, mobile only */
export const scanBadge = shape('/scanBadge');
/** §2.4 `/myBadge`, mobile only */
export const myBadge = shape('/myBadge');
/** §2.4 `/myCard`, mobile only */
export const myCard = shape('/myCard');
/** §2.4 `/myFavorite/product`, mobile only */
export const favoriteProducts = shape('/myFavorite/product');
/** §2.4 `/myFavorite/exhibitor`, mobile only */
export const favoriteExhibitors = shape('/myFavorite/exhibitor');
/** §2.4 `/myFavorite/exhibitorCard`, mobile only */
export const favoriteExhibitorCards = shape('/myFavorite/exhibitorCard');
