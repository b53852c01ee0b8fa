import type { FastifyInstance } from 'fastify';
import { tokenCheckOf } from './accounts/token-checks.ts';
import { addBuyerControl } from './buyer/control.ts';
import { addImages, type ImageFolders } from './buyer/images.ts';
import { buyerOperations } from './buyer/operations.ts';
import { staticNames, staticReads } from './buyer/static-reads.ts';
import { chatOperations } from './chat/operations.ts';
import type { ServiceName } from './config.ts';
import { purchaserOperations } from './purchaser/operations.ts';
import { searchOperations } from './search/operations.ts';
import { addFiles } from './files/routes.ts';
import type { Store } from './store.ts';
import { addControl } from './supplier/control.ts';
import { supplierOperations } from './supplier/operations.ts';
import { blade } from './wire/blade.ts';
import { deviceDialect } from './wire/device.ts';
import type { Dialect } from './wire/dialect.ts';
import { acceptForms } from './wire/forms.ts';
import { generic } from './wire/generic.ts';
import { addHealth } from './wire/health.ts';
import { addOperations, type Operation, type OperationMaker } from './wire/operation.ts';
import { createService } from './wire/service.ts';
import { addStaticReads } from './wire/static.ts';

/** The operations of each service, whose nouns register in its own list. */
const makers: Readonly<Record<ServiceName, readonly OperationMaker[]>> = {
  buyer: buyerOperations,
  supplier: supplierOperations,
  search: searchOperations,
  purchaser: purchaserOperations,
  chat: chatOperations,
};

export function operationsOf(name: ServiceName, store: Store): Operation[] {
  return makers[name].map((make) => make(store));
}

/** The dialect of a service's answer to an unknown path. */
const dialects: Readonly<Record<ServiceName, Dialect>> = {
  buyer: blade,
  supplier: deviceDialect,
  search: blade,
  purchaser: blade,
  chat: generic,
};

export { staticNames };

export type ServiceOptions = {
  readonly store: Store;
  readonly images: ImageFolders;
  readonly controlKey: string;
  /** For backups on command. */
  readonly dataFolder?: string;
};

/** One REST gateway, ready to listen. */
export async function buildService(
  name: ServiceName,
  { store, images, controlKey, dataFolder }: ServiceOptions,
): Promise<FastifyInstance> {
  const service = createService(dialects[name]);
  addHealth(service, store.db);
  await acceptForms(service);
  addOperations(service, operationsOf(name, store), tokenCheckOf(name, store.db));
  if (name === 'buyer') {
    addStaticReads(service, staticReads(store));
    addImages(service, images);
    addFiles(service, store);
    addBuyerControl(service, store);
  }
  if (name === 'supplier') addControl(service, store, { controlKey, dataFolder });
  return service;
}
