import { guestRfqInput, rfqInput } from '@fairgate/schema/rules/rfq';
import { callerFields, deviceFields } from '../../accounts/caller.ts';

/** §7.3 The payload of an RFQ: the wire names countries by `…Id`. */
export const rfqPayload = rfqInput
  .omit({ idempotencyKey: true, destinationCode: true, countryCode: true })
  .extend({
    destinationId: rfqInput.shape.destinationCode,
    countryId: rfqInput.shape.countryCode,
    ip: callerFields.ip,
  });

/** The same of a guest, who gets an account. The form checks the consent clause. */
export const guestRfqPayload = rfqPayload.extend({
  email: guestRfqInput.shape.email,
  ...callerFields,
  ...deviceFields,
});
