// Fair badges by number (§2.2 `/verify`).
import { websiteTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { FairBadgeKind } from '../../generated/resolvers.ts';
import { id, text } from '../wire/scalars.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { exhibition, toExhibition } from './exhibitions.ts';

const badge = z.object({
  badgeNo: text,
  badgeType: z.enum(['exhibitor', 'visitor']),
  companyName: text,
  supplierId: id.nullish(),
  issueDate: text,
  withdrawDate: text.nullish(),
  exhibition,
});

const kinds = { exhibitor: 'EXHIBITOR', visitor: 'VISITOR' } as const satisfies Record<string, FairBadgeKind>;

const badgeList: Operation<FairBadgeModel[]> = {
  name: 'badgeList',
  source: 'buyer',
  dialect: blade,
  path: '/badge/getBadgeList.json',
  answer: z.array(badge).transform((list) => list.map(toBadge)),
  // Shorter than the 36 minutes of §9's verifications: a withdrawn badge must be known within a minute.
  ttlMs: websiteTtlMs,
};

export type FairBadgeModel = ReturnType<typeof toBadge>;

/** Wire → GraphQL: a badge. */
function toBadge(wire: z.infer<typeof badge>) {
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

export function badgeSource({ read }: Reader) {
  return { byNumber: (badgeNo: string) => read(badgeList, { badgeNo }) };
}
