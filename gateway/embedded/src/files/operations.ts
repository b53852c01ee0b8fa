import { blade } from '../wire/blade.ts';
import { deviceDialect } from '../wire/device.ts';
import type { OperationMaker } from '../wire/operation.ts';
import { getFileKey, getUploadCredential } from './key-operations.ts';
import { saveOperations } from './save-operations.ts';

const ofBuyers = { key: '/file/getFileKey.json', credential: '/file/getUploadCredential.json' } as const;
const ofSuppliers = {
  key: '/suppliers/getSupplierFileKey.json',
  credential: '/suppliers/getSupplierUploadCredential.json',
} as const;

/** For buyers and guests; the credential alone says whose file comes. */
export const fileOperations: readonly OperationMaker[] = [
  (store) => getFileKey(store, blade, ofBuyers),
  (store) => getUploadCredential(store, blade, ofBuyers),
  ...saveOperations,
];

/** The same for suppliers, whose tokens their own service knows. */
export const supplierFileOperations: readonly OperationMaker[] = [
  (store) => getFileKey(store, deviceDialect, ofSuppliers),
  (store) => getUploadCredential(store, deviceDialect, ofSuppliers),
];
