import type { Wallet } from '#graphql';

/** The wallet that this device can have: Apple's on its phones, tablets and computers, Google's elsewhere. */
export function walletOfDevice(userAgent: string): Wallet {
  return /\b(?:iPhone|iPad|iPod|Macintosh)\b/.test(userAgent) ? 'APPLE' : 'GOOGLE';
}
