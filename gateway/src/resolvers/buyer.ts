import type {
  BuyerResolvers,
  BuyerResultResolvers,
  DeleteAccountResultResolvers,
  ExportDataResultResolvers,
  MailSettingsResultResolvers,
  MutationResolvers,
} from '../generated/resolvers.ts';
import { followed } from './follow.ts';
import { outcomeOf } from './outcome.ts';

export const buyerMutations = {
  completePurchaseInfo: (_root, { input }, { sources }) => sources.account.completePurchaseInfo(input),
  setTags: (_root, { tagCodes }, { sources }) => sources.account.setTags(tagCodes),
  openMailSettings: (_root, { link }, { sources }) => sources.account.openMailSettings(link),
  setMailSettings: (_root, { input, link }, { sources }) =>
    sources.account.setMailSettings(input, link ?? null),
  exportData: (_root, _args, { sources }) => sources.account.exportData(),
  deleteAccount: (_root, { password }, { sources }) => sources.account.deleteAccount(password),
} satisfies MutationResolvers;

export const Buyer: BuyerResolvers = {
  ...followed,
  sessions: (_buyer, _args, { sources }) => sources.session.sessions(),
  mailSettings: (_buyer, _args, { sources }) => sources.account.mailSettings(),
};

export const BuyerResult: BuyerResultResolvers = { __resolveType: outcomeOf('Buyer') };
export const MailSettingsResult: MailSettingsResultResolvers = { __resolveType: outcomeOf('MailSettings') };
export const ExportDataResult: ExportDataResultResolvers = { __resolveType: outcomeOf('DataExport') };
export const DeleteAccountResult: DeleteAccountResultResolvers = {
  __resolveType: outcomeOf('AccountDeleted'),
};
