import { expect, it } from 'vitest';
import { filesToSend, remainingOf, withId } from './form-files.ts';

const known = [{ id: 'a' }, { id: 'b' }, { id: 'ab' }];
const chosen = (...all: readonly { key: string; fileId?: string }[]) => ({
  content: () => Promise.resolve(all.map((one) => ({ ...one, mark: `file:${one.key}` }))),
});

it('files that were removed leave the list, and each is remembered once', () => {
  const removed = withId(withId(withId('', 'a'), 'ab'), 'a');
  expect(removed).toBe('a ab');
  expect(remainingOf(known, removed)).toEqual([{ id: 'b' }]);
  expect(remainingOf(known, '')).toEqual(known);
});

it('a form is sent with the files that stay, and then the chosen ones', async () => {
  expect(await filesToSend(chosen({ key: '1' }, { key: '2', fileId: 'c' }), known, 'b')).toEqual({
    attachmentIds: ['a', 'ab', 'file:1', 'file:2'],
    files: ['1', '2'],
  });
  expect(await filesToSend(chosen(), [], '')).toEqual({ attachmentIds: [], files: [] });
});

it('a chosen file that has arrived although the answer was lost is sent once, or not at all if it was removed', async () => {
  const arrived = chosen({ key: '1', fileId: 'b' });
  expect(await filesToSend(arrived, known, '')).toEqual({ attachmentIds: ['a', 'b', 'ab'], files: [] });
  expect(await filesToSend(arrived, known, 'b')).toEqual({ attachmentIds: ['a', 'ab'], files: [] });
});
