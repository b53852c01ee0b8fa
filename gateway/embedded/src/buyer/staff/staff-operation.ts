import type { z } from 'zod';
import type { Staff } from '../../accounts/staff-sessions.ts';
import { blade } from '../../wire/blade.ts';
import type { Call, Holder } from '../../wire/call.ts';
import { holderOf, operation, type Operation } from '../../wire/operation.ts';

type Definition<Schema extends z.core.$ZodType, Result> = {
  name: string;
  request: Schema;
  handle(payload: z.output<Schema>, holder: Holder, call: Call): Promise<Result>;
};

/** An operation that requires a signed-in person of a kind, whom its handler receives. */
export function staffOperation<Schema extends z.core.$ZodType, Result>(
  kind: Staff,
  { name, request, handle }: Definition<Schema, Result>,
): Operation {
  return operation({
    name,
    path: `/${kind}/${name}.json`,
    dialect: blade,
    request,
    handle: (payload, call) => handle(payload, holderOf(call, kind), call),
  });
}

export const organiserOperation = <Schema extends z.core.$ZodType, Result>(
  definition: Definition<Schema, Result>,
): Operation => staffOperation('organiser', definition);

export const operatorOperation = <Schema extends z.core.$ZodType, Result>(
  definition: Definition<Schema, Result>,
): Operation => staffOperation('operator', definition);
