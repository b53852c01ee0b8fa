import type { OauthPlatform } from '@fairgate/schema/constants';

/** The client id under which the marketplace is registered with a demo platform. */
export const clientIdOf = (platform: OauthPlatform): string => `fairgate-${platform}`;

/** The page that asks who signs in: this path and the id of the interaction. */
export const interactionPath = '/interaction/';
