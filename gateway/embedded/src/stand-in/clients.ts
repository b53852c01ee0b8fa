import type { OauthPlatform } from '@fairgate/schema/constants';

export const platformNames = { linkedin: 'LinkedIn', facebook: 'Facebook', google: 'Google' } as const satisfies Record<OauthPlatform, string>;

/** How the stand-in of a platform knows the marketplace. */
export const clientIdOf = (platform: OauthPlatform): string => `fairgate-${platform}`;

/** Where the stand-in asks who somebody is: this and the id of the question. */
export const interactionPath = '/interaction/';
