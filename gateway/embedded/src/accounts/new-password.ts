import { randomInt } from 'node:crypto';

// Without letters and digits that look alike.
const characters = 'abcdefghjkmnpqrstuvwxyz23456789';
const passwordCharacters = 16;

/** A random password of 79 bits, for its owner to type once. */
export function newPassword(): string {
  return Array.from({ length: passwordCharacters }, () => characters[randomInt(characters.length)]).join('');
}
