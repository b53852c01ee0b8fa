import { guestRfqInput, rfqInput } from '@fairgate/schema/rules/rfq';
import { extend, omit } from 'zod/mini';
import { callerFields, deviceFields } from '../../accounts/caller.ts';

/** §7.3 The payload of an RFQ: the wire names countries by `…Id`. */
export const rfqPayload = extend(
  omit(rfqInput, { idempotencyKey: true, destinationCode: true, countryCode: true }),
  {
    destinationId: rfqInput.shape.destinationCode,
    countryId: rfqInput.shape.countryCode,
    ip: callerFields.ip,
  },
);

/** The same of a guest, who gets an account. The form checks the consent clause. */
export const guestRfqPayload = extend(rfqPayload, {
  email: guestRfqInput.shape.email,
  ...callerFields,
  ...deviceFields,
});
