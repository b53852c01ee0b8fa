import type { ConversationMessageFragment } from '#graphql';
import { DateText } from '#ui/Texts.tsx';
import { byDay } from './by-day.ts';
import { MessageBubble } from './MessageBubble.tsx';

/** The messages of a conversation under their days. @param messages the newest first. */
export function MessageList({ messages }: { readonly messages: readonly ConversationMessageFragment[] }) {
  return byDay(messages).map(({ day, messages: ofDay }) => (
    <section key={day} className="grid gap-3">
      <h3 className="flex items-center gap-3 text-xs font-normal text-mute before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <DateText iso={day} />
      </h3>
      <ul className="grid gap-2">
        {ofDay.map(({ id, isOwn, author, body, orderState, createdAt, attachments }, index) => (
          <MessageBubble
            key={id}
            isOwn={isOwn}
            name={isOwn || isSameAuthor(ofDay[index - 1], author) ? undefined : author.name}
            body={body}
            orderState={orderState}
            attachments={attachments}
            createdAt={createdAt}
          />
        ))}
      </ul>
    </section>
  ));
}

type Author = ConversationMessageFragment['author'];

const isSameAuthor = (before: ConversationMessageFragment | undefined, { kind, name }: Author): boolean =>
  before !== undefined && before.author.kind === kind && before.author.name === name;
