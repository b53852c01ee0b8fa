import { toVerifyNumber } from '@fairgate/schema/verify-number';
import { invalidInput } from '../errors.ts';
import type {
  FairBadgeResolvers,
  HeldCertificateResolvers,
  NumberCheckResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { NumberCheckModel } from '../sources/model.ts';
import { isId } from './arguments.ts';

export const verifyQueries = {
  verifyNumber: (_root, { number }): NumberCheckModel => ({
    number:
      toVerifyNumber(number) ?? invalidInput('number', 'is no number of a supplier, certificate or badge'),
  }),
} satisfies QueryResolvers;

export const NumberCheck: NumberCheckResolvers = {
  supplier: ({ number }, _args, { sources }) => (isId(number) ? sources.supplier.supplier(number) : null),
  certificates: ({ number }, _args, { sources }) => sources.supplier.certificates(number),
  badges: ({ number }, _args, { sources }) => sources.buyer.badges(number),
};

export const HeldCertificate: HeldCertificateResolvers = {
  supplier: ({ supplierId }, _args, { sources }) => sources.supplier.supplier(supplierId),
};

export const FairBadge: FairBadgeResolvers = {
  supplier: ({ supplierId }, _args, { sources }) =>
    supplierId === null ? null : sources.supplier.supplier(supplierId),
};
