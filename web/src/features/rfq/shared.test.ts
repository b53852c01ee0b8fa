import { rfqMaxCharacters } from '@fairgate/schema/limits';
import { describe, expect, it } from 'vitest';
import { withShared } from './shared.ts';

const share = (change: object) => ({ title: '', text: '', url: '', ...change });

describe('§7.3 what was shared to the app', () => {
  it.each([
    [{ title: 'Kettle' }, { productName: 'Kettle', description: '' }],
    [
      { title: 'Kettle', text: 'UK plug', url: 'https://shop.example/7' },
      { productName: 'Kettle', description: 'UK plug\n\nhttps://shop.example/7' },
    ],
    [
      { title: 'Kettle', text: 'Kettle https://shop.example/7', url: 'https://shop.example/7' },
      { productName: 'Kettle', description: 'Kettle https://shop.example/7' },
    ],
    [
      { title: 'Kettle', text: 'Kettle' },
      { productName: 'Kettle', description: '' },
    ],
    [{ text: 'https://shop.example/7' }, { productName: '', description: 'https://shop.example/7' }],
    [{ text: 'Kettles\nUK plug' }, { productName: '', description: 'Kettles\nUK plug' }],
    [{}, { productName: '', description: '' }],
  ])('%j begins an empty form as %j', (shared, words) => {
    expect(withShared({}, share(shared))).toEqual(words);
  });

  it('follows what was typed, and replaces none of it', () => {
    const typed = { productName: 'Kettles', description: 'By May.' };
    expect(withShared(typed, share({ title: 'Kettle', text: 'UK plug' }))).toEqual({
      productName: 'Kettles',
      description: 'By May.\n\nKettle\n\nUK plug',
    });
    expect(withShared(typed, share({}))).toEqual(typed);
  });

  it('that the description has already is not repeated', () => {
    const once = withShared({ productName: 'Kettles' }, share({ text: 'UK plug' }));
    expect(withShared(once, share({ text: 'UK plug' }))).toEqual(once);
  });

  it('is cut to the limit of the description, and what was typed is not', () => {
    const long = 'x'.repeat(rfqMaxCharacters.description - 5);
    const { description } = withShared(
      { productName: 'Kettles', description: long },
      share({ text: 'UK plug' }),
    );
    expect(description).toBe(`${long}\n\nUK `);
  });
});
