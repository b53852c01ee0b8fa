import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';

// The failures of the account operations.

export const disposableMailbox = () =>
  new ErrorAnswer(failureCodes.disposableMailbox, 'Please enter a valid email address.');
/** The same for an unknown email and a wrong password. */
export const wrongPassword = () =>
  new ErrorAnswer(failureCodes.wrongPassword, 'The email or password is incorrect.');
export const tokenUsed = () =>
  new ErrorAnswer(failureCodes.tokenUsed, 'This login has expired or has already been used.');
export const linkUsed = () =>
  new ErrorAnswer(failureCodes.linkUsed, 'This link has expired or has already been used.');
/** For an account without a password, which a provider or a mailed link signs in. */
export const noPasswordYet = () =>
  new ErrorAnswer(failureCodes.noPasswordYet, 'Please choose a password first.');
export const emailExists = () =>
  new ErrorAnswer(failureCodes.emailExists, 'This email is already registered.');
export const supplierEmail = () =>
  new ErrorAnswer(failureCodes.supplierEmail, 'This email belongs to a supplier account.');
export const emailUnverified = () =>
  new ErrorAnswer(
    failureCodes.emailUnverified,
    'This email is already registered. Please log in with your password.',
  );
export const invalidPhone = () =>
  new ErrorAnswer(failureCodes.invalidPhone, 'Please enter a valid phone number with its country code.');
export const wrongCode = () =>
  new ErrorAnswer(failureCodes.wrongCode, 'This code is not right. Please check it and try again.');
/** The same for a code that is too old, one with too many wrong guesses, and one that was never sent. */
export const codeExpired = () =>
  new ErrorAnswer(failureCodes.codeExpired, 'This code no longer works. Please ask for a new one.');
export const tooManyAttempts = (retryAfterSeconds: number) =>
  new ErrorAnswer(failureCodes.tooManyAttempts, 'Too many attempts. Please try again later.', 200, {
    retryAfterSeconds,
  });
