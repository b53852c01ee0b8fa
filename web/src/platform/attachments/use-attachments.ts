import { useRouteContext } from '@tanstack/react-router';
import type { DocumentNode } from 'graphql';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isPicture, fileTypeOf } from '@fairgate/schema/file-types';
import { endpoint } from '../endpoint.ts';
import type { ChoiceProblem } from '../../sw/choice-problem.ts';

const loadChoosing = () => import('./choose-files.ts');
const loadStore = () => import('../../sw/file-store.ts');

/** A file of a form as the form shows it. */
export type AttachedFile = {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  /** An address of this page; undefined for a file that is no picture. */
  readonly picture?: string | undefined;
  /** waiting: for the network, or for the form. */
  readonly state: 'waiting' | 'sending' | 'stored' | 'refused';
  /** The part that has left, from 0 to 1. */
  readonly progress: number;
  /** Why it was refused: one of `fileProblems`, or another code. */
  readonly problem?: string | undefined;
  /** The message of the service. */
  readonly message?: string | undefined;
  /** Its id, once it is stored. */
  readonly fileId?: string | undefined;
};

/**
 * The files that a person has chosen in a form. They stay on this device through reloads, are sent at once while there is a
 * network, and otherwise with the form. @param takenOver another form whose files come into this one, such as a guest's after the
 * login.
 */
export function useAttachments(form: string, document: DocumentNode, takenOver?: string) {
  const { locale, site } = useRouteContext({ from: '__root__' });
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const [problem, setProblem] = useState<ChoiceProblem>();
  const sending = useRef(new Map<string, { stop: AbortController; progress: number }>());
  const pictures = useRef(new Map<string, string>());

  const look = useEffectEvent(async () => {
    const { filesOfForm } = await loadStore();
    const found = await filesOfForm(form).catch(() => []);
    setFiles(
      found.map(({ key, name, content, fileId, problem: why, message }) => ({
        key,
        fileId,
        name,
        bytes: content.size,
        picture: pictureOf(key, name, content),
        state: fileId ? 'stored' : why ? 'refused' : sending.current.has(key) ? 'sending' : 'waiting',
        progress: sending.current.get(key)?.progress ?? 0,
        problem: why,
        message,
      })),
    );
  });

  function pictureOf(key: string, name: string, content: Blob): string | undefined {
    if (!isPicture(fileTypeOf(name) ?? '')) return undefined;
    const known = pictures.current.get(key) ?? URL.createObjectURL(content);
    pictures.current.set(key, known);
    return known;
  }

  useEffect(() => {
    const made = pictures.current;
    void look();
    let stop = () => {};
    let isOpen = true;
    void loadStore().then(({ onFilesChange }) => {
      if (isOpen) stop = onFilesChange(() => void look());
    });
    return () => {
      isOpen = false;
      stop();
      for (const address of made.values()) URL.revokeObjectURL(address);
      made.clear();
    };
  }, [form]);

  useEffect(() => {
    if (takenOver === undefined) return;
    loadStore()
      .then(({ moveFiles }) => moveFiles(takenOver, form))
      .catch(() => undefined);
  }, [form, takenOver]);

  async function send(key: string): Promise<void> {
    const { sendChosen } = await loadChoosing();
    const stop = new AbortController();
    sending.current.set(key, { stop, progress: 0 });
    await look();
    await sendChosen(
      key,
      (progress) => {
        sending.current.set(key, { stop, progress });
        setFiles((all) => all.map((one) => (one.key === key ? { ...one, progress } : one)));
      },
      stop.signal,
    );
    sending.current.delete(key);
    await look();
  }

  /** Stores files. Resolves to the keys of those that were taken. */
  async function choose(chosen: readonly File[], others = 0, before?: ChoiceProblem) {
    const { chooseFiles } = await loadChoosing();
    const { keys, problem: wrong } = await chooseFiles(chosen, {
      form,
      address: endpoint(locale, site.id),
      document,
      others,
    });
    setProblem(wrong ?? before);
    await look();
    return keys;
  }

  async function sendAll(keys: readonly string[]): Promise<void> {
    for (const key of keys) await send(key);
  }

  return {
    files,
    /** What was wrong with the files that were chosen last. */
    problem,
    /** @param others how many files the form has besides. */
    add: async (chosen: readonly File[], others = 0): Promise<void> => sendAll(await choose(chosen, others)),
    /** Resolves when they are stored, and sends them then. @param before what was wrong with others. */
    async store(chosen: readonly File[], before?: ChoiceProblem): Promise<void> {
      void sendAll(await choose(chosen, 0, before));
    },
    /** Also while it is on its way. */
    async remove(key: string): Promise<void> {
      sending.current.get(key)?.stop.abort();
      setProblem(undefined);
      const { removeChosen } = await loadChoosing();
      await removeChosen([key]);
      await look();
    },
    retry: send,
    /** The files that go with the form as a whole: they stay in it until it has arrived. */
    async content(): Promise<readonly FormFile[]> {
      const [{ filesOfForm }, { fileMark }] = await Promise.all([
        loadStore(),
        import('../../sw/entry-files.ts'),
      ]);
      const found = await filesOfForm(form).catch(() => []);
      return found
        .filter(({ problem: why }) => why === undefined)
        .map(({ key, fileId }) => ({ key, fileId, mark: fileMark(key) }));
    },
    /** The form has arrived: it has no files any more. */
    async clear(): Promise<void> {
      const { filesOfForm, removeFiles } = await loadStore();
      await removeFiles((await filesOfForm(form)).map(({ key }) => key)).catch(() => undefined);
    },
    /** The files go with an entry of the outbox: the form is empty again. Resolves to their keys and marks. */
    async submit(): Promise<{ readonly keys: readonly string[]; readonly marks: readonly string[] }> {
      const [{ setSubmitted }, { fileMark }] = await Promise.all([
        loadChoosing(),
        import('../../sw/entry-files.ts'),
      ]);
      const keys = files.filter(({ state }) => state !== 'refused').map(({ key }) => key);
      await setSubmitted(keys, true);
      await look();
      return { keys, marks: keys.map(fileMark) };
    },
    /** Files of an entry that was taken back come back into the form. */
    async takeBack(keys: readonly string[]): Promise<void> {
      const { setSubmitted } = await loadChoosing();
      await setSubmitted(keys, false);
      await look();
    },
  };
}

export type FormFile = {
  /** For the outbox. */
  readonly key: string;
  /** Stands for its id in the variables of a request. */
  readonly mark: string;
  /** Its id, once it is stored. */
  readonly fileId?: string | undefined;
};

export type Attachments = ReturnType<typeof useAttachments>;
