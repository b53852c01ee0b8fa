import { useState } from 'react';
import { useAccount } from './use-account.ts';

/**
 * A key for what belongs to one account. It stays when a session ends and the same account logs in again, and changes with
 * the first rendering for another account, so that nothing of the first one is rendered for it.
 */
export function useOwnerCount(): number {
  const account = useAccount();
  const [last, setLast] = useState({ account, count: 0 });
  if (account === '' || account === last.account) return last.count;
  const next = { account, count: last.account === '' ? last.count : last.count + 1 };
  setLast(next);
  return next.count;
}
