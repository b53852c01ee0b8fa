import { expect, it } from 'vitest';
import { walletOfDevice } from './wallet-of-device.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15', 'APPLE'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'APPLE'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 'GOOGLE'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'GOOGLE'],
  ['', 'GOOGLE'],
])('§2.4 a badge is offered to the wallet of the device: %s', (userAgent, wallet) => {
  expect(walletOfDevice(userAgent)).toBe(wallet);
});
