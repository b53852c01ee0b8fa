// For features; the service worker reads the same.
export { remedyFor } from '../sw/remedy.ts';
