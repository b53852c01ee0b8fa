import type { OauthPlatform } from '@fairgate/schema/constants';

/** The client id of the marketplace at a demo platform. */
export const clientIdOf = (platform: OauthPlatform): string => `fairgate-${platform}`;

/** The path of the login page, with the id of the interaction. */
export const interactionPath = '/interaction/';
