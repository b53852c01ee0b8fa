// Badges of exhibitions: by number (§2.2 `/verify`), a person's own (§2.4 `/myBadge`, §2.5 `/expo/badge/view`), and what
// a checker needs (docs/badge-format.md).
import { websiteTtlMs } from '@fairgate/schema/limits';
import { type WalletName, walletNames } from '@fairgate/schema/wallet';
import { z } from 'zod';
import { aboutField } from '../../coded-error.ts';
import { blade } from '../../envelope/blade.ts';
import type { BadgeKind, Wallet } from '../../generated/resolvers.ts';
import type { AccountOptions } from '../../account/account-options.ts';
import { id, text } from '../../wire/scalars.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { buyerOnly } from '../../viewer.ts';
import { exhibition, toExhibition } from './exhibitions.ts';

const walletOf = { apple: 'APPLE', google: 'GOOGLE' } as const satisfies Record<WalletName, Wallet>;

const shared = { badgeNo: text, badgeType: z.enum(['exhibitor', 'visitor']), exhibition };
const kinds = { exhibitor: 'EXHIBITOR', visitor: 'VISITOR' } as const satisfies Record<string, BadgeKind>;

const numbered = z.object({
  ...shared,
  companyName: text,
  supplierId: id.nullish(),
  issueDate: text,
  withdrawDate: text.nullish(),
});

// Shorter than the 36 minutes of §9's verifications: a revoked badge must be known within a minute.
const read = { source: 'buyer', dialect: blade, ttlMs: websiteTtlMs } as const;

const badgeList: Operation<ExhibitionBadgeModel[]> = {
  ...read,
  name: 'badgeList',
  path: '/badge/getBadgeList.json',
  answer: z.array(numbered).transform((list) => list.map(toExhibitionBadge)),
};

export type ExhibitionBadgeModel = ReturnType<typeof toExhibitionBadge>;

/** Wire → GraphQL: what a number says about a badge. */
function toExhibitionBadge(wire: z.infer<typeof numbered>) {
  return {
    number: wire.badgeNo,
    kind: kinds[wire.badgeType],
    company: wire.companyName,
    supplierId: wire.supplierId ?? null,
    issuedOn: wire.issueDate,
    withdrawnOn: wire.withdrawDate ?? null,
    exhibition: toExhibition(wire.exhibition),
  };
}

const badge = z
  .object({
    ...shared,
    contactName: z.string(),
    companyName: z.string(),
    code: text,
    issueTime: text,
    startTime: text,
    endTime: text,
    revokeTime: text.nullish(),
    revokeReason: z.string().nullish(),
    wallets: z.array(z.enum(walletNames)).nullish(),
  })
  .transform((wire) => ({
    number: wire.badgeNo,
    kind: kinds[wire.badgeType],
    name: wire.contactName,
    company: wire.companyName,
    exhibition: toExhibition(wire.exhibition),
    signedCode: wire.code,
    issuedAt: wire.issueTime,
    validFrom: wire.startTime,
    validUntil: wire.endTime,
    revokedAt: wire.revokeTime ?? null,
    revocationReason: wire.revokeReason ?? null,
    wallets: (wire.wallets ?? []).map((wallet) => walletOf[wallet]),
  }));

export type BadgeModel = z.infer<typeof badge>;

const own = { source: 'buyer', dialect: blade, ttlMs: 0 } as const;

const myBadgeList: Operation<BadgeModel[]> = {
  ...own,
  name: 'getMyBadgeList',
  path: '/account/getMyBadgeList.json',
  answer: z.array(badge),
};

const badgeByLink: Operation<BadgeModel> = {
  ...own,
  name: 'getBadgeByLink',
  path: '/badge/getBadgeByLink.json',
  answer: badge,
  failures: ['NOT_FOUND'],
};

/** A signed file for Apple Wallet, or the address that saves the pass in Google Wallet. */
export type WalletPass = { readonly file: Buffer } | { readonly address: string };

const walletPass = z.union([
  z.object({ file: z.base64() }).transform(({ file }) => ({ file: Buffer.from(file, 'base64') })),
  z.object({ address: z.url({ protocol: /^https$/ }) }),
]);

const myWalletPass: Operation<WalletPass> = {
  ...own,
  name: 'getMyWalletPass',
  path: '/account/getMyWalletPass.json',
  answer: walletPass,
  failures: ['NOT_FOUND'],
};

const walletPassByLink: Operation<WalletPass> = {
  ...own,
  name: 'getWalletPassByLink',
  path: '/badge/getWalletPassByLink.json',
  answer: walletPass,
  failures: ['NOT_FOUND'],
};

const keySet = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
      kid: text,
      x: text,
    }),
  ),
});

const badgeKeys: Operation<z.infer<typeof keySet>> = {
  ...read,
  name: 'getBadgeKeys',
  path: '/badge/getBadgeKeys.json',
  answer: keySet,
};

const revocations = z
  .object({ time: text, list: z.array(z.object({ exhibitionId: id, badgeNos: z.array(text) })) })
  .transform(({ time, list }) => ({
    time,
    revoked: Object.fromEntries(list.map(({ exhibitionId, badgeNos }) => [exhibitionId, badgeNos])),
  }));

const revokedBadges: Operation<z.infer<typeof revocations>> = {
  ...read,
  name: 'getRevokedBadges',
  path: '/badge/getRevokedBadges.json',
  answer: revocations,
};

/** Methods throw SourceError, and CodedError for a wrong link. */
export function badgeSource(reader: Reader, { session, limits }: AccountOptions) {
  return {
    byNumber: (badgeNo: string) => reader.read(badgeList, { badgeNo }),
    /** The viewer's. */
    own: () => reader.callAsViewer(myBadgeList, {}),
    /** @throws CodedError NOT_FOUND, RATE_LIMITED */
    byLink: async (link: string) => {
      await limits.take('badgeLink', link);
      return aboutField('link', () => reader.send(badgeByLink, { link }));
    },
    /** By the link that the service has just given. */
    ofRegistration: (link: string) => reader.send(badgeByLink, { link }),
    /** A pass of the viewer's badge. @throws CodedError LOGIN_REQUIRED; NOT_FOUND: also for another wallet's, or a revoked badge; RATE_LIMITED */
    ownPass: async (
      { exhibitionId, number }: { exhibitionId: string; number: string },
      wallet: WalletName,
    ) => {
      // By who asks, not by the number: everybody at the fair can read it on the badge.
      await limits.take('walletPass', buyerOnly(session));
      return reader.callAsViewer(myWalletPass, { exhibitionId, badgeNo: number, wallet });
    },
    /** @throws CodedError NOT_FOUND, RATE_LIMITED */
    passByLink: async (link: string, wallet: WalletName) => {
      await limits.take('badgeLink', link);
      return reader.send(walletPassByLink, { link, wallet });
    },
    /** A JWK Set (RFC 7517). */
    keys: () => reader.read(badgeKeys, {}),
    /** The numbers of revoked badges by exhibition, and the time of the list. */
    revocations: () => reader.read(revokedBadges, {}),
  };
}
