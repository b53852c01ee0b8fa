// What a person chooses as attachments: checked by the rules of the service, stored on this device, and sent.
import { attachmentsMaxCount } from '@fairgate/schema/limits';
import type { DocumentNode } from 'graphql';
import { type ChoiceProblem, problemOf } from '../../sw/choice-problem.ts';
import { deliverFile } from '../../sw/file-delivery.ts';
import { changeFile, filesOfForm, putFile, removeFiles } from '../../sw/file-store.ts';
import { requestOf } from '../outbox/outbox.ts';
import { postFileWith } from './post-file.ts';

type Options = {
  readonly form: string;
  /** `/graphql` of the page's language and site. */
  readonly address: string;
  /** The mutation that asks for a place. */
  readonly document: DocumentNode;
  /** How many files the form has besides. */
  readonly others: number;
};

/** Stores the files of a form until it is sent. Resolves to the keys of those that were taken, and what was wrong with others. */
export async function chooseFiles(
  chosen: readonly File[],
  { form, address, document, others }: Options,
): Promise<{ readonly keys: readonly string[]; readonly problem?: ChoiceProblem }> {
  const keys: string[] = [];
  let problem: ChoiceProblem | undefined;
  let count = others + (await filesOfForm(form)).length;
  for (const [place, file] of chosen.entries()) {
    const wrong = count >= attachmentsMaxCount ? 'many' : problemOf(file);
    if (wrong) {
      problem ??= wrong;
      continue;
    }
    const key = crypto.randomUUID();
    const input = { idempotencyKey: key, name: file.name, bytes: file.size };
    try {
      await putFile({
        key,
        form,
        name: file.name,
        content: file,
        request: requestOf({ account: undefined, address, document, variables: { input } }),
        chosenAt: Date.now() + place,
      });
    } catch {
      return { keys, problem: 'full' };
    }
    keys.push(key);
    count += 1;
  }
  return { keys, ...(problem && { problem }) };
}

/** Sends a file from this page. */
export const sendChosen = (key: string, onProgress: (part: number) => void, signal: AbortSignal) =>
  deliverFile(key, { postFile: postFileWith(onProgress), signal });

export const removeChosen = (keys: readonly string[]): Promise<void> => removeFiles(keys);

/** They go with an entry of the outbox now; or come back into the form. */
export async function setSubmitted(keys: readonly string[], isSubmitted: boolean): Promise<void> {
  for (const key of keys) await changeFile(key, { isSubmitted });
}
