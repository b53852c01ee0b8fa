import { expect, it } from 'vitest';
import type { Category } from './category.ts';
import { chosenOf } from './chosen.ts';

const node = (id: string, slug: string, children: object[] = []) => ({ id, slug, children });
const all = [
  node('8', 'Home-garden_', [node('801', 'Kettles_')]),
  node('14', 'Pets_'),
] as unknown as readonly Category[];

it.each([
  ['14', '14'],
  ['home-garden', '8'],
  ['HOME-GARDEN', '8'],
  ['801', '8'],
  ['kettles', '8'],
  ['garden', undefined],
  ['', undefined],
])('§2.2 /categories/%s opens %s', (word, id) => expect(chosenOf(all, word)?.id).toBe(id));
