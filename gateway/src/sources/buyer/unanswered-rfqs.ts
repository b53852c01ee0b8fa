// RFQs that suppliers have not answered, for operators.
import { type RfqAnswer, rfqAnswers } from '@fairgate/schema/constants';
import { z } from 'zod';
import type { Reader } from '../../upstream/reader.ts';
import { count, id, text } from '../../wire/scalars.ts';
import { operatorNamed } from './operator-call.ts';
import { type ListQuery, type OrganiserPage, pageOf } from './organiser-list.ts';

const supplier = z
  .object({ supplierId: id, chosen: z.boolean(), answer: z.enum(rfqAnswers), accountNum: count })
  .transform(({ supplierId, chosen, answer, accountNum }) => ({
    supplierId,
    isChosen: chosen,
    answer: answer.toUpperCase() as Uppercase<RfqAnswer>,
    accountCount: accountNum,
  }));
export type UnansweredRfqSupplierModel = z.infer<typeof supplier>;

const rfq = z
  .object({
    rfqId: id,
    rfqNo: text,
    productName: text,
    categoryId: id.nullable(),
    countryId: z.string().nullable(),
    createTime: text,
    suppliers: z.array(supplier),
  })
  .transform(({ rfqId, rfqNo, countryId, createTime, ...rest }) => ({
    ...rest,
    id: rfqId,
    number: rfqNo,
    countryCode: countryId,
    createdAt: createTime,
  }));
export type UnansweredRfqModel = z.infer<typeof rfq>;
export type UnansweredRfqConnectionModel = OrganiserPage<UnansweredRfqModel>;

const rfqList = { ...operatorNamed('getUnansweredRfqList'), answer: pageOf(rfq) };

export function unansweredRfqSource({ callAsViewer }: Reader) {
  return {
    unansweredRfqs: (
      hours: number,
      { from, size }: Pick<ListQuery, 'from' | 'size'>,
    ): Promise<UnansweredRfqConnectionModel> => callAsViewer(rfqList, { hours, ...from, pageSize: size }),
  };
}
