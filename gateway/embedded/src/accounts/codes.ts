import { Refusal } from '../wire/refusal.ts';

// What the account operations refuse: codes of our own beside those of §7.1, grouped by the HTTP status they resemble.

export const disposableMailbox = () => new Refusal(40_001, 'Please enter a valid email address.');
/** The same for an email nobody has and for a wrong password. */
export const wrongPassword = () => new Refusal(40_101, 'The email or password is incorrect.');
export const tokenUsed = () => new Refusal(40_102, 'This login has expired or has already been used.');
export const linkUsed = () => new Refusal(40_103, 'This link has expired or has already been used.');
/** Of an account that a provider or a mailed link signs in. */
export const noPasswordYet = () => new Refusal(40_104, 'Please choose a password first.');
export const emailExists = () => new Refusal(40_901, 'This email is already registered.');
export const supplierEmail = () => new Refusal(40_902, 'This email belongs to a supplier account.');
export const emailUnverified = () =>
  new Refusal(40_903, 'This email is already registered. Please log in with your password.');
export const tooManyTries = (retryAfterSeconds: number) =>
  new Refusal(42_901, 'Too many attempts. Please try again later.', 200, { retryAfterSeconds });
