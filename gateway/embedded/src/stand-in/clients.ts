import type { OauthPlatform } from '@fairgate/schema/constants';

/** How the stand-in of a platform knows the marketplace. */
export const clientIdOf = (platform: OauthPlatform): string => `fairgate-${platform}`;

/** Where the stand-in asks who somebody is: this and the id of the question. */
export const interactionPath = '/interaction/';
