import type { z } from 'zod';
import { blade } from '../../wire/blade.ts';
import type { Call, Holder } from '../../wire/call.ts';
import { holderOf, operation, type Operation } from '../../wire/operation.ts';

/** An operation that requires a signed-in organiser, whom its handler receives. */
export function organiserOperation<Schema extends z.ZodType, Result>(definition: {
  name: string;
  request: Schema;
  handle(payload: z.output<Schema>, organiser: Holder, call: Call): Promise<Result>;
}): Operation {
  const { name, request, handle } = definition;
  return operation({
    name,
    path: `/organiser/${name}.json`,
    dialect: blade,
    request,
    handle: (payload, call) => handle(payload, holderOf(call, 'organiser'), call),
  });
}
