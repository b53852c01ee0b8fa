import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from './outcome.ts';

export const buyerResolvers: Resolvers = {
  Mutation: {
    completePurchaseInfo: (_root, { input }, { sources }) => sources.account.completePurchaseInfo(input),
    setTags: (_root, { tagCodes }, { sources }) => sources.account.setTags(tagCodes),
    openMailSettings: (_root, { link }, { sources }) => sources.account.openMailSettings(link),
    setMailSettings: (_root, { input }, { sources }) => sources.account.setMailSettings(input),
    exportData: (_root, _args, { sources }) => sources.account.exportData(),
    deleteAccount: (_root, { password }, { sources }) => sources.account.deleteAccount(password),
  },
  Buyer: {
    sessions: (_buyer, _args, { sources }) => sources.session.sessions('buyer'),
    mailSettings: (_buyer, _args, { sources }) => sources.account.mailSettings(),
  },
  BuyerResult: { __resolveType: outcomeOf('Buyer') },
  MailSettingsResult: { __resolveType: outcomeOf('MailSettings') },
  ExportDataResult: { __resolveType: outcomeOf('DataExport') },
  DeleteAccountResult: { __resolveType: outcomeOf('AccountDeleted') },
};
