import { z } from 'zod';
import { linkUsed } from '../../accounts/failures.ts';
import { findLink } from '../../accounts/links.ts';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import type { Call } from '../../wire/call.ts';
import { holderOf, operation, type Operation } from '../../wire/operation.ts';
import { link } from './password-links.ts';

const columns = 'marketing, followed_products as "followedProducts", fairs, messages';
const find = { name: 'subscriptions', text: `select ${columns} from buyer where id = $1` };
const set = {
  name: 'set subscriptions',
  text: `update buyer set marketing = $2, followed_products = $3, fairs = $4, messages = coalesce($5, messages) where id = $1 returning ${columns}`,
};

export type Subscriptions = {
  readonly marketing: boolean;
  readonly followedProducts: boolean;
  readonly fairs: boolean;
  readonly messages: boolean;
};

export async function subscriptionsOf(db: Transaction, buyerId: number): Promise<Subscriptions | undefined> {
  return (await db.rows<Subscriptions>(find, [buyerId]))[0];
}

/** §2.2 `/setting/unsubscribe`: the buyer's mail preferences; without a login by the link in a mail. */
export function getSubscriptions({ db }: Store): Operation {
  return operation({
    name: 'getSubscriptions',
    path: '/account/getSubscriptions.json',
    dialect: blade,
    request: z.object({ link: link.nullish() }),
    handle: async ({ link: token }, call) => subscriptionsOf(db, await subscriberOf(db, token, call)),
  });
}

export function setSubscriptions({ db }: Store): Operation {
  return operation({
    name: 'setSubscriptions',
    path: '/account/setSubscriptions.json',
    dialect: blade,
    request: z.object({
      link: link.nullish(),
      marketing: z.boolean(),
      followedProducts: z.boolean(),
      fairs: z.boolean(),
      /** Left out by gateways that do not know it. */
      messages: z.boolean().nullish(),
    }),
    async handle({ link: token, marketing, followedProducts, fairs, messages }, call) {
      const [row] = await db.rows<Subscriptions>(set, [
        await subscriberOf(db, token, call),
        marketing,
        followedProducts,
        fairs,
        messages ?? null,
      ]);
      return row;
    },
  });
}

/** The buyer of the link, if any: another buyer may be signed in. */
async function subscriberOf(db: Transaction, token: string | null | undefined, call: Call): Promise<number> {
  if (!token) return holderOf(call, 'buyer').accountId;
  const id = await findLink(db, token, 'unsubscribe');
  if (id === undefined) throw linkUsed();
  return id;
}
