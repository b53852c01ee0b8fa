import { useRef, useState } from 'react';
import type { BadgeClaims } from '@fairgate/badge/claims';
import { type Checked, checkCode } from './check-code.ts';
import type { ScannedExhibition } from './scanner-exhibition.ts';
import type { CheckLists } from './scanner-store.ts';

/** The camera sees a code many times while it is held up. */
const sameCodeMs = 4_000;

/** The result for the last code. @param onValid notes a valid badge, and returns the scan's id. */
export function useCheckedCode(
  exhibition: ScannedExhibition,
  lists: CheckLists | undefined,
  onValid: (claims: BadgeClaims, code: string) => string | undefined,
) {
  const [checked, setChecked] = useState<Checked>();
  const last = useRef({ text: '', atMs: Number.NEGATIVE_INFINITY });
  const check = (text: string): void => {
    const now = Date.now();
    const isSame = text === last.current.text && now - last.current.atMs < sameCodeMs;
    last.current = { text, atMs: now };
    if (isSame || !lists) return;
    void checkCode(text, exhibition, lists).then((result) => {
      const scanId = result.problem === undefined ? onValid(result.claims, text) : undefined;
      // A later code is already being checked.
      if (last.current.text !== text) return;
      setChecked({ ...result, scanId });
      navigator.vibrate?.(result.problem === undefined ? 60 : [60, 60, 180]);
    });
  };
  return { checked, check };
}
