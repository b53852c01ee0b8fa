// Requests for stands at exhibitions (§2.5 book-stand).
import { standRequestInput } from '@fairgate/schema/rules';
import { z } from 'zod';
import { aboutField } from '../../coded-error.ts';
import { blade } from '../../envelope/blade.ts';
import type { BookStandInput, StandRequest } from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import type { AccountOptions } from '../../account/account-options.ts';
import { checked } from '../../wire/checked.ts';
import { text } from '../../wire/scalars.ts';

/** A write: never stored, and done once for its idempotency key. */
const bookStand: Operation<StandRequest> = {
  name: 'bookStand',
  source: 'buyer',
  dialect: blade,
  path: '/stand/bookStand.json',
  answer: z
    .object({ requestNo: text, createTime: text })
    .transform(({ requestNo, createTime }) => ({ number: requestNo, createdAt: createTime })),
  ttlMs: 0,
  failures: ['NOT_FOUND'],
};

export function standRequestSource(
  { send }: Reader,
  { limits, visitor: { ip } }: Pick<AccountOptions, 'limits' | 'visitor'>,
) {
  return {
    /** @throws CodedError BAD_USER_INPUT that names the fields that break a rule of §5, NOT_FOUND. */
    book: async (input: BookStandInput) => {
      const { idempotencyKey, countryCode, ...payload } = checked(standRequestInput, input);
      await limits.take('bookStand', payload.email);
      return aboutField('exhibitionId', () =>
        send(bookStand, { ...payload, countryId: countryCode, ip }, idempotencyKey),
      );
    },
  };
}
