import { useState } from 'react';
import { readItem, removeItem, writeItem } from './storage.ts';

const ttlMs = 30 * 86_400_000;

/**
 * A text as it is typed, stored on this device until it is sent; a logout removes it. In components that are rendered in the
 * browser only.
 */
export function useDraft(name: string): readonly [text: string, write: (text: string) => void] {
  const key = `draft:${name}`;
  const [text, setText] = useState(() => {
    const stored = readItem(key);
    return typeof stored === 'string' ? stored : '';
  });
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') removeItem(key);
      else writeItem(key, next, ttlMs);
    },
  ];
}
