import { refusalCodes } from '../wire/codes.ts';
import { Refusal } from '../wire/refusal.ts';

// The refusals of the account operations.

export const disposableMailbox = () =>
  new Refusal(refusalCodes.disposableMailbox, 'Please enter a valid email address.');
/** The same for an unknown email and a wrong password. */
export const wrongPassword = () =>
  new Refusal(refusalCodes.wrongPassword, 'The email or password is incorrect.');
export const tokenUsed = () =>
  new Refusal(refusalCodes.tokenUsed, 'This login has expired or has already been used.');
export const linkUsed = () =>
  new Refusal(refusalCodes.linkUsed, 'This link has expired or has already been used.');
/** For an account without a password, which a provider or a mailed link signs in. */
export const noPasswordYet = () => new Refusal(refusalCodes.noPasswordYet, 'Please choose a password first.');
export const emailExists = () => new Refusal(refusalCodes.emailExists, 'This email is already registered.');
export const supplierEmail = () =>
  new Refusal(refusalCodes.supplierEmail, 'This email belongs to a supplier account.');
export const emailUnverified = () =>
  new Refusal(
    refusalCodes.emailUnverified,
    'This email is already registered. Please log in with your password.',
  );
export const tooManyAttempts = (retryAfterSeconds: number) =>
  new Refusal(refusalCodes.tooManyAttempts, 'Too many attempts. Please try again later.', 200, {
    retryAfterSeconds,
  });
