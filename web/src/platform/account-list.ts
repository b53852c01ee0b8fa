// A list on this device whose items belong to the accounts that stored them. A guest's items belong to nobody until an account
// takes them over. Without an account (a session that ended) the items of whoever was signed in last are there.
import { useEffect, useMemo } from 'react';
import { deviceList } from './device-list.ts';
import { currentAccount } from './session/signed-in.ts';
import { useAccount } from './session/use-account.ts';
import { readItem, writeItem } from './storage.ts';

export type OfAccount = {
  /** The account's mark (signed-in.ts); '' or, in items of an earlier release, undefined for a guest's. */
  readonly account?: string;
};

/** The account that was signed in last. A full logout removes it. */
const lastAccount = 'last-account';

/** Items of other accounts that wait beside those of this one. */
const accountsMost = 4;

/** @param signedIn the account, '' for none. */
function ownOf<Item extends OfAccount>(all: readonly Item[], signedIn: string): readonly Item[] {
  const owner = signedIn === '' ? readItem(lastAccount) : signedIn;
  return all.filter(({ account = '' }) => account === '' || account === owner);
}

/**
 * All functions see the items of the signed-in account and those of a guest only; those of other accounts stay as they are.
 * New items get the account. @param options.most of one account.
 */
export function accountList<Item extends OfAccount>(
  key: string,
  { most, ...options }: { ttlMs: number; most: number; isItem: (value: unknown) => value is Item },
) {
  const list = deviceList<Item>(key, { ...options, most: most * accountsMost });
  type Change = (items: readonly Item[]) => readonly Item[];
  const amongAll =
    (change: Change): Change =>
    (all) => {
      const account = currentAccount();
      const own = ownOf(all, account);
      const changed = change(own)
        .slice(0, most)
        .map((item) => (item.account === undefined ? { ...item, account } : item));
      return [...changed, ...all.filter((item) => !own.includes(item))];
    };
  const read = (): readonly Item[] => ownOf(list.read(), currentAccount());
  return {
    read,
    update: (change: Change): void => list.update(amongAll(change)),
    /** The same, or nothing where it cannot be stored: then it returns false. */
    store: (change: Change): boolean => list.store(amongAll(change)),
    /** The items; empty on the server and while hydrating. */
    use: (): readonly Item[] => {
      const account = useAccount();
      const all = list.use();
      useEffect(() => {
        if (account !== '') writeItem(lastAccount, account);
      }, [account]);
      return useMemo(() => ownOf(all, account), [all, account]);
    },
    useIsUnstored: list.useIsUnstored,
    /** The signed-in account takes over what a guest stored: from now on it is this account's only. */
    takeOver(): void {
      const account = currentAccount();
      if (account === '' || read().every((item) => item.account === account)) return;
      list.update((all) => all.map((item) => ((item.account ?? '') === '' ? { ...item, account } : item)));
    },
  };
}
