import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A secret: 256 random bits as base64url. The database stores only its hash. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** SHA-256 as base64url. It is sufficient for random values; passwords are hashed in password.ts. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
