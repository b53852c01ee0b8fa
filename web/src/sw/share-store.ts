// What was shared to the app, until a form takes it: in IndexedDB, as the service worker receives it before a page is open.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ChoiceProblem } from './choice-problem.ts';

export type Share = {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly files: readonly File[];
  /** What was wrong with the first file that was not taken. */
  readonly problem?: ChoiceProblem;
  /** Milliseconds since 1970. */
  readonly sharedAt: number;
};

interface Schema extends DBSchema {
  shares: { key: number; value: Share };
}

/** As long as a draft is stored. */
const ageMostMs = 7 * 86_400_000;

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('fairgate-shares', 1, {
    upgrade: (db) => void db.createObjectStore('shares', { autoIncrement: true }),
  });

/** Rejects when the storage is full. */
export async function putShare(share: Share): Promise<void> {
  const db = await open();
  try {
    await db.put('shares', share);
  } finally {
    db.close();
  }
}

/**
 * Gives what was shared to a form, in the order in which it came, and forgets it when the form has it. One tab at a time: nothing is
 * given twice.
 */
export async function takeShares(give: (share: Share) => Promise<void>): Promise<void> {
  await navigator.locks.request('fairgate:shares', async () => {
    const db = await open();
    try {
      for (const key of await db.getAllKeys('shares')) {
        const share = await db.get('shares', key);
        if (share && share.sharedAt > Date.now() - ageMostMs) await give(share);
        await db.delete('shares', key);
      }
    } finally {
      db.close();
    }
  });
}
