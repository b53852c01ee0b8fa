// The snapshots of the migrations form one chain: otherwise `drizzle-kit generate` refuses to write the next one.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../gateway/embedded/drizzle/meta', import.meta.url));

it('the snapshot of each migration follows the one before', () => {
  const snapshots = globSync(`${folder}/*_snapshot.json`)
    .toSorted()
    .map((path) => JSON.parse(readFileSync(path, 'utf8')) as { id: string; prevId: string });
  expect(snapshots.slice(1).map(({ prevId }) => prevId)).toEqual(snapshots.slice(0, -1).map(({ id }) => id));
});
