import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import type { Operation } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';
import { type PurchaseInfo, purchaseInfoOf } from './purchase-info.ts';
import { tagCodes } from './register.ts';

const find = {
  name: 'user info',
  text: 'select email, nickname, tag_codes, created_at, email_confirmed_at is not null as confirmed from buyer where id = $1',
};

type Row = {
  email: string;
  nickname: string | null;
  tag_codes: string[];
  created_at: Date;
  confirmed: boolean;
};

export type UserInfo = {
  readonly id: string;
  readonly userId: string;
  readonly nickname: string;
  readonly username: string;
  readonly email: string;
  readonly tagCodes: readonly string[];
  readonly purchaseInfo: PurchaseInfo;
  readonly createTime: string;
  readonly emailConfirmed: boolean;
};

/** §3 Buyer user info with the purchase info merged in; the nickname falls back to the username, then to the mailbox name. */
export async function userInfoOf(db: Transaction, buyerId: number): Promise<UserInfo> {
  const [[row], purchaseInfo] = await Promise.all([
    db.rows<Row>(find, [buyerId]),
    purchaseInfoOf(db, buyerId),
  ]);
  if (!row) throw new Error('the buyer of a session is gone');
  const username = purchaseInfo.contactName ?? row.email.slice(0, row.email.lastIndexOf('@'));
  return {
    id: String(buyerId),
    userId: String(buyerId),
    nickname: row.nickname ?? username,
    username,
    email: row.email,
    tagCodes: row.tag_codes,
    purchaseInfo,
    createTime: row.created_at.toISOString(),
    emailConfirmed: row.confirmed,
  };
}

export function getUserInfo({ db }: Store): Operation {
  return buyerOperation({
    path: '/login/getUserInfo.json',
    request: z.object({}),
    handle: (_, { accountId }) => userInfoOf(db, accountId),
  });
}

const set = { name: 'set tag codes', text: 'update buyer set tag_codes = $2::text[] where id = $1' };

/** The products of interest (§2.8), in the order of selection. */
export function setTags({ db }: Store): Operation {
  return buyerOperation({
    path: '/account/setTags.json',
    request: z.object({ tagCodes }),
    async handle({ tagCodes: codes }, { accountId }) {
      const wanted = [...new Set(codes)];
      await db.rows(set, [accountId, wanted]);
      return { tagCodes: wanted };
    },
  });
}
