// Passes of badges for the wallets of phones, at `/wallet/apple` and `/wallet/google` (gateway/src/http/wallet.ts).
export const walletNames = ['apple', 'google'] as const;
export type WalletName = (typeof walletNames)[number];

/** Where a form asks for a pass: by GET with `exhibitionId` and `number` of the buyer's badge, by POST with the `link` of its mail. */
export const walletAddress = (wallet: WalletName, language: string): string =>
  `/wallet/${wallet}?lang=${language}`;
