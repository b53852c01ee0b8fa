// Enquiries that suppliers have not answered, for operators.
import { z } from 'zod';
import { aboutField } from '../../coded-error.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { operatorOnly, type ViewerSession } from '../../viewer.ts';
import { count, id, text } from '../../wire/scalars.ts';
import { operatorNamed } from './operator-call.ts';
import { type ListQuery, type OrganiserPage, pageOf } from './organiser-list.ts';

const enquiry = z
  .object({
    enquiryId: id,
    enquiryNo: text,
    supplierId: id,
    contactName: z.string(),
    accountNum: count,
    createTime: text,
    remindTime: z.string().nullable(),
  })
  .transform(({ enquiryId, enquiryNo, accountNum, createTime, remindTime, ...rest }) => ({
    ...rest,
    id: enquiryId,
    number: enquiryNo,
    accountCount: accountNum,
    createdAt: createTime,
    remindedAt: remindTime,
  }));
export type UnansweredEnquiryModel = z.infer<typeof enquiry>;
export type UnansweredEnquiryConnectionModel = OrganiserPage<UnansweredEnquiryModel>;

const enquiryList = { ...operatorNamed('getUnansweredEnquiryList'), answer: pageOf(enquiry) };
const remindSupplier: Operation<UnansweredEnquiryModel> = {
  ...operatorNamed('remindSupplier'),
  answer: enquiry,
  failures: ['NOT_FOUND'],
  // Each reminder is a mail to several people.
  once: true,
};

export function unansweredEnquirySource({ callAsViewer }: Reader, session: ViewerSession) {
  return {
    unanswered: (
      hours: number,
      { from, size }: Pick<ListQuery, 'from' | 'size'>,
    ): Promise<UnansweredEnquiryConnectionModel> =>
      callAsViewer(enquiryList, { hours, ...from, pageSize: size }),
    /** @throws CodedError LOGIN_REQUIRED, NOT_FOUND, RATE_LIMITED */
    remind: async (enquiryId: string) => {
      operatorOnly(session);
      return aboutField('enquiryId', () => callAsViewer(remindSupplier, { enquiryId }));
    },
  };
}
