import { useEffect, useEffectEvent, useState } from 'react';
import { RequestUploadDocument } from '#operations/request-upload.ts';
import { SendMessageDocument } from '#operations/send-message.ts';
import { useAttachments } from '#platform/attachments/use-attachments.ts';
import type { OutboxView } from '#platform/outbox/outbox.ts';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { readDraft, readSent, type SentTexts, writeDraft, writeSent } from './draft.ts';

/**
 * The message that is typed in a conversation, and those that have not arrived. They are sent in their order, each once.
 * @param account the id of the viewer's account: a message is sent in its sessions only. @param onSent one has arrived.
 */
export function useMessages(conversationId: string, account: string, onSent: () => void) {
  const { entries, submit, forgetOne, takeBack } = useOutbox(`conversation:${conversationId}`);
  const attachments = useAttachments(`conversation:${conversationId}`, RequestUploadDocument);
  // The server and the first rendering have nothing of this device.
  const [text, setText] = useState('');
  const [texts, setTexts] = useState<SentTexts>({});
  const fill = useEffectEvent(() => {
    setText((typed) => typed || readDraft(conversationId));
    setTexts(readSent(conversationId));
  });
  useEffect(() => {
    const timer = setTimeout(() => fill());
    return () => clearTimeout(timer);
  }, [conversationId]);

  function change(next: string): void {
    setText(next);
    writeDraft(conversationId, next);
  }

  function keep(next: SentTexts): void {
    setTexts(next);
    writeSent(conversationId, next);
  }
  const without = (keys: readonly string[]): SentTexts =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.includes(key)));

  const arrived = entries.filter(({ state }) => state === 'sent').map(({ key }) => key);
  const settle = useEffectEvent((keys: readonly string[]) => {
    onSent();
    for (const key of keys) forgetOne(key);
    keep(without(keys));
  });
  const arrivedKeys = arrived.join(' ');
  useEffect(() => {
    if (arrivedKeys === '') return undefined;
    const timer = setTimeout(() => settle(arrivedKeys.split(' ')));
    return () => clearTimeout(timer);
  }, [arrivedKeys]);

  async function send(): Promise<void> {
    const body = text.trim();
    if (body === '' && attachments.files.length === 0) return;
    // A text alone leaves the field at once: a second press would send it again.
    const { keys: files, marks: attachmentIds } =
      attachments.files.length === 0 ? { keys: [], marks: [] } : await attachments.submit();
    if (body === '' && files.length === 0) return;
    const key = crypto.randomUUID();
    keep({ ...texts, [key]: body });
    change('');
    await submit({
      key,
      account,
      document: SendMessageDocument,
      files,
      variables: { input: { idempotencyKey: key, conversationId, body, attachmentIds } },
    });
  }

  const pending = entries.flatMap((entry) => {
    const body = entry.state === 'sent' ? undefined : texts[entry.key];
    return body === undefined ? [] : [{ entry, body }];
  });

  /** Takes a message back, in front of what is typed. One that is on its way stays. */
  async function edit({ key, state, files = [] }: OutboxView, body: string): Promise<void> {
    if (state === 'refused' || state === 'unknown') forgetOne(key);
    else if (!(await takeBack(key))) return;
    keep(without([key]));
    await attachments.takeBack(files);
    change([body, text].filter(Boolean).join('\n'));
  }

  return { text, change, send, pending, edit, attachments };
}
