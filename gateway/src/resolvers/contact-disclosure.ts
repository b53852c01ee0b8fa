import type { Resolvers } from '../generated/resolvers.ts';
import { keysetConnection, listPlace } from './keyset-connection.ts';

const disclosuresMost = 48;

export const contactDisclosureResolvers: Resolvers = {
  Buyer: {
    contactDisclosures: (_buyer, place, { sources }) =>
      sources.contactDisclosure.page(listPlace(place, disclosuresMost)),
  },
  ContactDisclosure: {
    supplier: ({ supplierId }, _args, { sources }) =>
      supplierId === null ? null : sources.supplier.byId(supplierId),
  },
  ContactDisclosureConnection: keysetConnection,
};
