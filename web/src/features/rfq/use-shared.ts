import { useEffect, useEffectEvent, useState } from 'react';
import type { Attachments } from '#platform/attachments/use-attachments.ts';
import type { Share } from '#platform/attachments/shares.ts';
import { readDraft, writeDraft } from './rfq-draft.ts';
import { withShared } from './shared.ts';

type Options = {
  /** Whether the form is there to take it. */
  readonly isOpen: boolean;
  readonly form: string;
  readonly account: string;
  /** The key of a draft that begins now. */
  readonly newKey: string;
  readonly attachments: Pick<Attachments, 'store'>;
};

/** Puts what was shared to the app into the draft of a form. @returns whether the form can be shown: it begins with the draft. */
export function useShared({ isOpen, form, account, newKey, attachments }: Options): boolean {
  const [isTaken, setTaken] = useState(false);
  const take = useEffectEvent(async ({ files, problem, ...words }: Share) => {
    const draft = readDraft(form, account);
    const values = { ...draft?.values, ...withShared(draft?.values ?? {}, words) };
    writeDraft(form, account, { key: draft?.key ?? newKey, values });
    if (files.length > 0 || problem) await attachments.store(files, problem);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    let isHere = true;
    void import('#platform/attachments/shares.ts')
      .then(({ takeShares }) => takeShares(take))
      // A browser without storage has received nothing.
      .catch(() => undefined)
      .then(() => isHere && setTaken(true));
    return () => {
      isHere = false;
    };
  }, [isOpen]);
  return isTaken || !isOpen;
}
