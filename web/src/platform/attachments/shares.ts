// What was shared to the app, for the form that begins with it.
export { type Share, takeShares } from '../../sw/share-store.ts';
