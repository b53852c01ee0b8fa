// §2.2 Policy pages. The site's English name selects the country version; Japan and Turkey have their own texts
// under the same shape.
import { websiteEnName } from './site-name.ts';
import { shape } from './shape.ts';

/** §2.2 `/privacy.html` */
export const privacy = shape('/privacy.html');
/** §2.2 `/privacy-policy.html` */
export const privacyPolicy = shape('/privacy-policy.html');
/** §2.2 `/privacy-policy-{websiteEnName}.html` */
export const privacyPolicyOfSite = shape('/privacy-policy-{websiteEnName}.html', { websiteEnName });
/** §2.2 `/about-us.html` */
export const aboutUs = shape('/about-us.html');

/** §2.2 sites whose policy differs in more than the country's name. */
export const sitesWithOwnPolicy = ['Japan', 'Turkey'] as const;
