export { badgeId, openBadges } from '../sw/badge-store.ts';
