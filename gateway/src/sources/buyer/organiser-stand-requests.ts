// The stand requests for an organiser's exhibitions.
import { standRequestStates } from '@fairgate/schema/constants';
import { standRequestChange } from '@fairgate/schema/rules';
import { z } from 'zod';
import { aboutField } from '../../coded-error.ts';
import type { ChangeStandRequestInput, StandRequestState } from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { organiserOnly, type ViewerSession } from '../../viewer.ts';
import { checked } from '../../wire/checked.ts';
import { id, positive, text } from '../../wire/scalars.ts';
import {
  type ListQuery,
  organiserCall,
  organiserExport,
  type OrganiserPage,
  organiserWrite,
  pageOf,
  toListPayload,
} from './organiser-list.ts';

const standRequest = z
  .object({
    requestId: id,
    requestNo: text,
    companyName: text,
    contactName: text,
    email: text,
    phone: text,
    countryId: text,
    products: text,
    squareMetres: positive,
    hall: z.string().nullable(),
    message: z.string().nullable(),
    state: z.enum(standRequestStates),
    note: z.string(),
    createTime: text,
  })
  .transform(({ requestId, requestNo, countryId, state, createTime, ...rest }) => ({
    ...rest,
    id: requestId,
    number: requestNo,
    countryCode: countryId,
    state: state.toUpperCase() as Uppercase<typeof state>,
    receivedAt: createTime,
  }));
export type OrganisedStandRequestModel = z.infer<typeof standRequest>;
export type StandRequestConnectionModel = OrganiserPage<OrganisedStandRequestModel>;

const standRequestList = {
  ...organiserCall,
  name: 'getOrganiserStandRequestList',
  path: '/organiser/getOrganiserStandRequestList.json',
  answer: pageOf(standRequest),
} as const;

const changeStandRequest: Operation<OrganisedStandRequestModel> = {
  ...organiserWrite,
  name: 'changeStandRequest',
  path: '/organiser/changeStandRequest.json',
  answer: standRequest,
};

const exportStandRequests = {
  ...organiserExport,
  name: 'exportOrganiserStandRequests',
  path: '/organiser/exportOrganiserStandRequests.json',
} as const;

type StateQuery = ListQuery<{ readonly state?: StandRequestState | null | undefined }>;

/** Changes throw CodedError: LOGIN_REQUIRED, BAD_USER_INPUT that names the fields, NOT_FOUND. */
export function organiserStandRequestSource({ callAsViewer }: Reader, session: ViewerSession) {
  return {
    standRequests: (exhibitionId: string, query: StateQuery): Promise<StandRequestConnectionModel> =>
      callAsViewer(
        standRequestList,
        toListPayload(exhibitionId, query, { state: query.state?.toLowerCase() }),
      ),
    changeStandRequest: async (input: ChangeStandRequestInput) => {
      organiserOnly(session);
      const form = { ...input, state: input.state.toLowerCase() };
      const { idempotencyKey, ...payload } = checked(standRequestChange, form);
      return aboutField('requestId', () => callAsViewer(changeStandRequest, payload, idempotencyKey));
    },
    exportStandRequests: async (exhibitionId: string) => {
      organiserOnly(session);
      return callAsViewer(exportStandRequests, { exhibitionId });
    },
  };
}
