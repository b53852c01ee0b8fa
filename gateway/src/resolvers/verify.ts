import { toVerifyNumber } from '@fairgate/schema/verify-number';
import { invalidArgument } from '../coded-error.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { isId } from './arguments.ts';

export const verifyResolvers: Resolvers = {
  Query: {
    // Each part behind the number is loaded separately.
    verifyNumber: (_root, { number }) => ({
      number:
        toVerifyNumber(number) ??
        invalidArgument('number', 'is not the number of a supplier, certificate or badge'),
    }),
  },
  NumberCheck: {
    supplier: ({ number }, _args, { sources }) => (isId(number) ? sources.supplier.byId(number) : null),
    certificates: ({ number }, _args, { sources }) => sources.certificate.byNumber(number),
    badges: ({ number }, _args, { sources }) => sources.badge.byNumber(number),
  },
  HeldCertificate: {
    supplier: ({ supplierId }, _args, { sources }) => sources.supplier.byId(supplierId),
  },
  ExhibitionBadge: {
    supplier: ({ supplierId }, _args, { sources }) =>
      supplierId === null ? null : sources.supplier.byId(supplierId),
  },
};
