import type { z } from 'zod';
import type { Store } from '../../store.ts';
import { type Party, partyOf } from '../../conversations/party.ts';
import type { Call } from '../../wire/call.ts';
import { deviceDialect } from '../../wire/device.ts';
import { operation, type Operation } from '../../wire/operation.ts';

/** An operation of RFQs that requires a signed-in supplier, which its handler receives. */
export function supplierOperation<Schema extends z.core.$ZodType, Result>(
  { db }: Store,
  definition: {
    name: string;
    request: Schema;
    handle(payload: z.output<Schema>, supplier: Party, call: Call): Promise<Result>;
  },
): Operation {
  const { name, request, handle } = definition;
  return operation({
    name,
    path: `/rfq/${name}.json`,
    dialect: deviceDialect,
    request,
    async handle(payload, call) {
      const party = await partyOf(db, call);
      if (party.kind !== 'supplier') throw new Error('the supplier service has another party');
      return handle(payload, party, call);
    },
  });
}
