import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { StartConversationMutation } from '#graphql';
import { RequestUploadDocument } from '#operations/request-upload.ts';
import { StartConversationDocument } from '#operations/start-conversation.ts';
import { useAttachments } from '#platform/attachments/use-attachments.ts';
import { endpoint } from '#platform/endpoint.ts';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { askForLogin } from '#platform/session/ask-for-login.ts';
import { saveLoginTask } from '#platform/session/login-tasks.ts';
import { readDraft, writeDraft } from './draft.ts';

type Result = StartConversationMutation['startConversation'];
/** Whom a chat is with, and about what. */
export type ChatAbout = { readonly supplierId: string; readonly productId: string | null };

/**
 * The message that begins a chat: what is typed, stored on this device, and how to send it. A guest logs in first (§6), by the login
 * task of §4. @param buyerId of the signed-in buyer; undefined for a guest. @param onStarted with the id of the chat.
 */
export function useChat(about: ChatAbout, buyerId: string | undefined, onStarted: (id: string) => void) {
  const { locale, site } = useRouteContext({ from: '__root__' });
  const form = `chat:${about.supplierId}:${about.productId ?? ''}`;
  const { entry, state, failure, submit, forget, change, isChanging } = useOutbox(form);
  const filesOf = (account: string) => `${account || 'device'}:${form}`;
  const attachments = useAttachments(
    filesOf(buyerId ?? ''),
    RequestUploadDocument,
    buyerId === undefined ? undefined : filesOf(''),
  );
  // The server and the first rendering have nothing of this device.
  const [text, setText] = useState('');
  const fill = useEffectEvent(() => setText((typed) => typed || readDraft(form)));
  useEffect(() => {
    const timer = setTimeout(() => fill());
    return () => clearTimeout(timer);
  }, [form]);

  const type = (next: string): void => {
    setText(next);
    writeDraft(form, next);
  };

  const result = entry?.result as Result | undefined;
  const started = entry?.state === 'sent' && result?.__typename === 'Conversation' ? result.id : undefined;
  const settle = useEffectEvent((id: string) => {
    writeDraft(form, '');
    void attachments.clear();
    forget();
    onStarted(id);
  });
  useEffect(() => {
    if (started !== undefined) settle(started);
  }, [started]);

  async function send(): Promise<void> {
    const body = text.trim();
    const chosen = await attachments.content();
    if (body === '' && chosen.length === 0) return;
    const key = crypto.randomUUID();
    const attachmentIds = chosen.map(({ mark }) => mark);
    const files = chosen.map((file) => file.key);
    const input = { idempotencyKey: key, ...about, text: body, attachmentIds };
    if (buyerId === undefined) {
      const payload = { form, address: endpoint(locale, site.id), input, files };
      const drop = saveLoginTask({ kind: 'chat', key: form, payload });
      if (!(await askForLogin())) drop();
      return;
    }
    await submit({ key, account: buyerId, document: StartConversationDocument, files, variables: { input } });
  }

  return { text, type, send, state, failure, change, isChanging, attachments };
}
