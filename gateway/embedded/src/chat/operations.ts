import type { OperationMaker } from '../wire/operation.ts';
import { ipAys } from './ip-country.ts';
import { supplierState } from './supplier-state.ts';

export const chatOperations: readonly OperationMaker[] = [supplierState, ipAys];
