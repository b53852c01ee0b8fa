import { z } from 'zod';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import type { Holder } from '../../wire/call.ts';
import { deviceDialect } from '../../wire/device.ts';
import { holderOf, type OperationMaker } from '../../wire/operation.ts';

/** An operation on the cards of whoever is signed in: a buyer, or a supplier's person. */
export type CardOperation = {
  readonly name: string;
  readonly request: z.core.$ZodType;
  /** Throws ZodError when the payload is malformed. */
  answer(data: unknown, account: Holder): Promise<unknown>;
};

/** Ties a payload's schema to the handler that receives its output. */
export function cardOperation<Schema extends z.core.$ZodType, Result>({
  name,
  request,
  handle,
}: {
  name: string;
  request: Schema;
  handle(payload: z.output<Schema>, account: Holder): Promise<Result>;
}): CardOperation {
  return { name, request, answer: async (data, account) => handle(z.parse(request, data), account) };
}

type Maker = (store: Store) => CardOperation;

/** The operation at the buyer service. */
export const forBuyers =
  (make: Maker): OperationMaker =>
  (store) => {
    const { name, request, answer } = make(store);
    return {
      name,
      path: `/card/${name}.json`,
      dialect: blade,
      request,
      answer: async (data, call) => answer(data, holderOf(call, 'buyer')),
    };
  };

/** The same at the supplier service. */
export const forSuppliers =
  (make: Maker): OperationMaker =>
  (store) => {
    const { name, request, answer } = make(store);
    return {
      name: `${name}Pc`,
      path: `/card/${name}Pc.json`,
      dialect: deviceDialect,
      request,
      answer: async (data, call) => answer(data, holderOf(call, 'supplier')),
    };
  };
