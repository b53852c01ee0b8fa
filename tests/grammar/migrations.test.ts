// `drizzle-kit generate` compares the schema with the newest snapshot and reads no other, so the older ones are deleted.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../gateway/embedded/drizzle/', import.meta.url);
const namesIn = (path: string) => readdirSync(new URL(path, folder)).toSorted();

it('only the newest snapshot of the schema stays', () => {
  expect(namesIn('meta').filter((name) => name.endsWith('_snapshot.json'))).toHaveLength(1);
});

it('the journal lists the migrations in order', () => {
  const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as {
    entries: { when: number; tag: string }[];
  };
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(
    namesIn('.').filter((name) => name.endsWith('.sql')),
  );
  const times = entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});
