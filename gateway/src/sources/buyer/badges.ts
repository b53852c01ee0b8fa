// Badges of fairs by their number (§2.2 `/verify`).
import { websiteTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import { id, text } from '../wire/scalars.ts';
import type { FairBadgeModel } from '../model.ts';
import type { Operation } from '../../upstream/operation.ts';
import { exhibition, toExhibition } from './promotions.ts';

const badge = z.object({
  badgeNo: text,
  badgeType: z.enum(['exhibitor', 'visitor']),
  companyName: text,
  supplierId: id.nullish(),
  issueDate: text,
  withdrawDate: text.nullish(),
  exhibition,
});

export const badgeList: Operation<FairBadgeModel[]> = {
  name: 'badgeList',
  source: 'buyer',
  dialect: blade,
  path: '/badge/getBadgeList.json',
  answer: z.array(badge).transform((list) => list.map(toBadge)),
  // Not the 36 minutes of §9's verifications: a badge withdrawn at a fair has to be known within the minute.
  ttlMs: websiteTtlMs,
};

/** Wire → GraphQL: a badge. */
function toBadge(wire: z.infer<typeof badge>): FairBadgeModel {
  return {
    number: wire.badgeNo,
    kind: wire.badgeType === 'exhibitor' ? 'EXHIBITOR' : 'VISITOR',
    company: wire.companyName,
    supplierId: wire.supplierId ?? null,
    issuedOn: wire.issueDate,
    withdrawnOn: wire.withdrawDate ?? null,
    exhibition: toExhibition(wire.exhibition),
  };
}
