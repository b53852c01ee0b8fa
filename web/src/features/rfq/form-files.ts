// The files of a form about an RFQ: those that were sent before, as far as they stay, and those that were chosen on this device.
import type { AttachedFileFragment } from '#graphql';
import type { Attachments } from '#platform/attachments/use-attachments.ts';

type Known = readonly Pick<AttachedFileFragment, 'id'>[];

/** Ids as a form stores them: separated by spaces. */
const idsIn = (text: string): readonly string[] => text.split(' ').filter(Boolean);

export const withId = (text: string, id: string): string => [...new Set([...idsIn(text), id])].join(' ');

/** @param removed ids of those that the person has removed. */
export const remainingOf = <Files extends Known>(known: Files, removed: string): readonly Files[number][] =>
  known.filter(({ id }) => !idsIn(removed).includes(id));

/** A chosen file that has arrived with an attempt whose answer was lost is one of the known ones. */
export const isKnown = (known: Known, { fileId }: { readonly fileId?: string | undefined }): boolean =>
  known.some(({ id }) => id === fileId);

export type SentFiles = {
  /** The whole list for the API: ids of those that stay, and marks in the place of the ids of chosen ones. */
  readonly attachmentIds: string[];
  /** The keys of the chosen ones, for the outbox. */
  readonly files: readonly string[];
};

/** What goes with a form. */
export async function filesToSend(
  attachments: Pick<Attachments, 'content'>,
  known: Known,
  removed: string,
): Promise<SentFiles> {
  const chosen = (await attachments.content()).filter((one) => !isKnown(known, one));
  return {
    attachmentIds: [...remainingOf(known, removed).map(({ id }) => id), ...chosen.map(({ mark }) => mark)],
    files: chosen.map(({ key }) => key),
  };
}
