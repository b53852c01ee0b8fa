import { chatMessageMaxCharacters } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useOwnChatQuery } from '#operations/own-chat.ts';
import { useOnline } from '#platform/online.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SubmissionNote } from '#ui/SubmissionNote.tsx';
import { Composer } from './Composer.tsx';
import { type ChatAbout, useChat } from './use-chat.ts';

type Props = {
  readonly about: ChatAbout;
  /** The chat is there: opens it. */
  readonly onStarted: (conversationId: string) => void;
};

/** §7.3 The message that begins a chat with a supplier. A buyer who has the chat goes to it. */
export function ChatForm({ about, onStarted }: Props) {
  const signedIn = useSignedIn();
  const isBuyer = signedIn === 'buyer';
  const { data, loading } = useOwnChatQuery({
    variables: about,
    skip: !isBuyer,
    fetchPolicy: 'cache-and-network',
  });
  const viewer = data?.viewer;
  const buyer = isBuyer && viewer?.__typename === 'Buyer' ? viewer : undefined;
  const online = useOnline();
  const chat = useChat(about, buyer?.id, onStarted);
  const known = buyer?.chat?.id;
  const open = useEffectEvent(onStarted);
  useEffect(() => {
    if (known !== undefined) open(known);
  }, [known]);

  if (signedIn === 'supplier' || signedIn === 'organiser' || signedIn === 'operator')
    return (
      <p className="text-mute">
        <Trans>Only buyers start chats. Log out and log in as a buyer to start one.</Trans>
      </p>
    );
  if (signedIn === 'unknown' || (isBuyer && loading && !chat.state) || known !== undefined)
    return <Skeleton className="h-40 rounded-md" />;
  const note = chat.state && (
    <SubmissionNote state={chat.state} online={online} onChange={chat.change} isChanging={chat.isChanging} />
  );
  if (chat.state && chat.state.kind !== 'unknown') return note;
  return (
    <div className="grid gap-4">
      {note}
      <Composer
        text={chat.text}
        maxLength={chatMessageMaxCharacters}
        onChange={chat.type}
        onSend={chat.send}
        attachments={chat.attachments}
      />
      {!isBuyer && (
        <p className="text-sm text-mute">
          <Trans>You’ll log in or join free before it’s sent. What you’ve typed stays.</Trans>
        </p>
      )}
      <ErrorOfOperation error={chat.failure} />
    </div>
  );
}
