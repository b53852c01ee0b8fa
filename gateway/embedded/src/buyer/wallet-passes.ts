import { type WalletName, walletNames } from '@fairgate/schema/wallet';
import { z } from 'zod';
import type { Store } from '../store.ts';
import type { Wallets } from '../wallet/settings.ts';
import type { PassContent } from '../wallet/pass-content.ts';
import { blade } from '../wire/blade.ts';
import type { Call } from '../wire/call.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { idText, toId } from '../wire/form.ts';
import { operation, type Operation, type OperationMaker } from '../wire/operation.ts';
import { type BadgeRow, badgeRows, isUsable } from './badge-rows.ts';
import { buyerOperation } from './buyer-operation.ts';
import { formatExhibition } from './exhibitions.ts';

const wallet = z.enum(walletNames);

/** The wallets that can have this badge: none once it is revoked or over. */
export const walletsFor = (row: BadgeRow, wallets: Wallets): readonly WalletName[] =>
  isUsable(row) ? walletNames.filter((name) => wallets[name] !== undefined) : [];

/** A pass of the buyer's own badge. */
function myWalletPass(store: Store): Operation {
  return buyerOperation({
    path: '/account/getMyWalletPass.json',
    request: z.object({ exhibitionId: idText, badgeNo: z.string().max(100), wallet }),
    async handle(asked, { accountId }, call) {
      const rows = await badgeRows(store.db).ofBuyer(accountId);
      const row = rows.find(({ id, number }) => id === toId(asked.exhibitionId) && number === asked.badgeNo);
      return passOf(row, asked.wallet, store, call);
    },
  });
}

/** A pass of the badge behind the link in a mail, for whoever has the link. */
function walletPassByLink(store: Store): Operation {
  return operation({
    name: 'getWalletPassByLink',
    path: '/badge/getWalletPassByLink.json',
    dialect: blade,
    request: z.object({ link: z.string().min(1).max(200), wallet }),
    handle: async ({ link, wallet: name }, call) =>
      passOf(await badgeRows(store.db).ofLink(link), name, store, call),
  });
}

/** The file for Apple Wallet (base64), or the address for Google Wallet. */
async function passOf(
  row: BadgeRow | undefined,
  name: WalletName,
  { wallets, phraseCache }: Store,
  { language }: Call,
): Promise<{ file: string } | { address: string }> {
  if (!row || !walletsFor(row, wallets).includes(name))
    throw new ErrorAnswer(failureCodes.notFound, 'There is no such pass.');
  const exhibition = formatExhibition(row, await phraseCache.phrasesWithEnglish(language));
  const content: PassContent = {
    language,
    number: row.number,
    name: row.name,
    company: row.company,
    code: row.signed_code,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    exhibition: {
      id: exhibition.exhibitionId,
      name: exhibition.name,
      city: exhibition.city,
      venue: exhibition.venue,
      opensOn: exhibition.startDate,
      closesOn: exhibition.endDate,
    },
  };
  // The code of a wallet is loaded with its first pass.
  if (name === 'google' && wallets.google) {
    const { googleLink } = await import('../wallet/google-link.ts');
    return { address: await googleLink(content, wallets.google) };
  }
  if (!wallets.apple) throw new Error('no certificate for Apple Wallet');
  const { applePass } = await import('../wallet/apple-pass.ts');
  return { file: applePass(content, wallets.apple).toString('base64') };
}

export const walletPassOperations: readonly OperationMaker[] = [myWalletPass, walletPassByLink];
