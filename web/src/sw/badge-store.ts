// The badges on this device: pages store them, and the outbox, which may get a badge when the page is closed.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { badgeDatabase } from './badge-database.ts';

type Numbered = { readonly number: string; readonly exhibition: { readonly id: string } };

interface Schema<Badge> extends DBSchema {
  badges: { key: string; value: Badge };
}

export const openBadges = <Badge>(): Promise<IDBPDatabase<Schema<Badge>>> =>
  openDB<Schema<Badge>>(badgeDatabase, 1, {
    upgrade: (database) => void database.createObjectStore('badges'),
  });

/** Two exhibitions may use one number. */
export const badgeId = ({ number, exhibition }: Numbered): string => `${exhibition.id}/${number}`;

/**
 * §2.4 Saves a badge at the moment when it is issued. Never rejects: without room it opens by the link in its mail.
 * @param link its secret: with it the page of the badges asks for the badge as it then is.
 */
export async function saveIssued(badge: Numbered, link: string | null | undefined): Promise<void> {
  try {
    const database = await openBadges<Numbered & { readonly link?: string }>();
    await database
      .put('badges', link ? { ...badge, link } : badge, badgeId(badge))
      .finally(() => database.close());
  } catch {
    // The page of the badges says that it is not on this device.
  }
}
