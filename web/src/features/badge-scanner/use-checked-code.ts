import { useRef, useState } from 'react';
import { type Checked, checkCode } from './check-code.ts';
import type { CheckLists } from './scanner-store.ts';

/** The camera sees a code many times while it is held up. */
const sameCodeMs = 4_000;

/** The result for the last code. */
export function useCheckedCode(exhibitionId: string, lists: CheckLists | undefined) {
  const [checked, setChecked] = useState<Checked>();
  const last = useRef({ text: '', atMs: Number.NEGATIVE_INFINITY });
  const check = (text: string): void => {
    const now = Date.now();
    const isSame = text === last.current.text && now - last.current.atMs < sameCodeMs;
    last.current = { text, atMs: now };
    if (isSame || !lists) return;
    void checkCode(text, exhibitionId, lists).then((result) => {
      // A later code is already being checked.
      if (last.current.text !== text) return;
      setChecked(result);
      navigator.vibrate?.(result.problem === undefined ? 60 : [60, 60, 180]);
    });
  };
  return {
    checked,
    check,
    clear: () => {
      last.current = { text: '', atMs: Number.NEGATIVE_INFINITY };
      setChecked(undefined);
    },
  };
}
