// Leads: visitors whose badges an exhibitor scanned at its stand.
import { leadsInput } from '@fairgate/schema/rules';
import { z } from 'zod';
import { aboutField } from '../../coded-error.ts';
import { deviceDialect } from '../../envelope/device.ts';
import type { LeadsInput, LeadStatus } from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { supplierOnly } from '../../viewer.ts';
import type { AccountOptions } from '../../account/account-options.ts';
import { checked } from '../../wire/checked.ts';
import { count, text } from '../../wire/scalars.ts';

const call = { source: 'supplier', dialect: deviceDialect, ttlMs: 0 } as const;

const statuses = {
  saved: 'SAVED',
  invalid: 'INVALID_CODE',
  otherExhibition: 'OTHER_EXHIBITION',
  revoked: 'REVOKED',
  unknown: 'UNKNOWN',
} as const satisfies Record<string, LeadStatus>;

const outcome = z
  .object({ leadId: text, result: z.enum(['saved', 'invalid', 'otherExhibition', 'revoked', 'unknown']) })
  .transform(({ leadId, result }) => ({ id: leadId, status: statuses[result] }));

/** May be sent again: the service knows leads by their id. */
const saveLeads: Operation<{ leads: z.infer<typeof outcome>[] }> = {
  ...call,
  name: 'saveLeads',
  path: '/lead/saveLeads.json',
  answer: z.object({ list: z.array(outcome) }).transform(({ list }) => ({ leads: list })),
  failures: ['NOT_FOUND'],
};

const scan = z
  .object({ leadId: text, note: z.string(), noteTime: text })
  .transform(({ leadId, note, noteTime }) => ({ id: leadId, note, notedAt: noteTime }));

const lead = z
  .object({
    leadId: text,
    badgeNo: text,
    contactName: z.string(),
    companyName: z.string(),
    email: z.string().nullable(),
    standNo: text,
    note: z.string(),
    scanTime: text,
    scans: z.array(scan).default([]),
  })
  .transform(({ leadId, badgeNo, contactName, standNo, scanTime, ...rest }) => ({
    ...rest,
    id: leadId,
    badgeNumber: badgeNo,
    name: contactName,
    stand: standNo,
    scannedAt: scanTime,
  }));

const leadList = {
  ...call,
  name: 'getLeadList',
  path: '/lead/getLeadList.json',
  answer: z
    .object({ total: count, offset: count, list: z.array(lead) })
    .transform(({ total, offset, list }) => ({ totalCount: total, offset, leads: list })),
} as const;
export type LeadConnectionModel = z.infer<(typeof leadList)['answer']>;

const exportLeads = {
  ...call,
  name: 'exportLeads',
  path: '/lead/exportLeads.json',
  answer: z.object({ csv: text }),
} as const;

/** The place of a lead in the list, which stays its own while others come. */
export type LeadPlace = { readonly scannedAt: string; readonly id: string };
/** By number, or after or before a place; before null is the end of the list. */
type From =
  | { readonly offset: number }
  | { readonly after: LeadPlace }
  | { readonly before: LeadPlace | null };
export type LeadWindow = { readonly size: number; readonly from: From };

const toWirePlace = ({ scannedAt, id }: LeadPlace) => ({ scanTime: scannedAt, leadId: id });

function toWireFrom(from: From): object {
  if ('offset' in from) return from;
  if ('after' in from) return { after: toWirePlace(from.after) };
  return { before: from.before && toWirePlace(from.before) };
}

/** For suppliers only, each with its own leads. */
export function leadSource({ callAsViewer }: Reader, { session }: Pick<AccountOptions, 'session'>) {
  return {
    /** @throws CodedError LOGIN_REQUIRED, BAD_USER_INPUT, NOT_FOUND without a stand at the exhibition, or for another supplier's leads */
    save: async (input: LeadsInput) => {
      supplierOnly(session);
      const { exhibitionId, supplierId, leads } = checked(leadsInput, input);
      const list = leads.map(({ id, signedCode, notedAt, scannedAt, takenIn, ...rest }) => ({
        ...rest,
        ...(takenIn.length > 0 && {
          takenIn: takenIn.map((one) => ({ leadId: one.id, noteTime: one.notedAt })),
        }),
        leadId: id,
        code: signedCode,
        noteTime: notedAt,
        scanTime: scannedAt,
      }));
      return aboutField('exhibitionId', () =>
        callAsViewer(saveLeads, { exhibitionId, supplierId, leads: list }),
      );
    },
    list: (exhibitionId: string, { size, from }: LeadWindow): Promise<LeadConnectionModel> =>
      callAsViewer(leadList, { exhibitionId, ...toWireFrom(from), pageSize: size }),
    export: async (exhibitionId: string) => {
      supplierOnly(session);
      return callAsViewer(exportLeads, { exhibitionId });
    },
  };
}
