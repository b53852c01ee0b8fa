import type { z } from 'zod';
import { blade } from '../wire/blade.ts';
import type { Call, Holder } from '../wire/call.ts';
import { holderOf, operation, type Operation } from '../wire/operation.ts';

/** An operation that requires a signed-in buyer, which its handler receives; its name is the last part of its path. */
export function buyerOperation<Schema extends z.core.$ZodType, Result>(definition: {
  path: `/${string}/${string}.json`;
  request: Schema;
  handle(payload: z.output<Schema>, buyer: Holder, call: Call): Promise<Result>;
}): Operation {
  const { path, request, handle } = definition;
  const name = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
  return operation({
    name,
    path,
    dialect: blade,
    request,
    handle: (payload, call) => handle(payload, holderOf(call, 'buyer'), call),
  });
}
