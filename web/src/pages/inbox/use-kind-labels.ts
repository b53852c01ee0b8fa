import { useLingui } from '@lingui/react/macro';
import type { ConversationKind } from '#graphql';

/** What a conversation is about. */
export function useKindLabels(): Readonly<Record<ConversationKind, string>> {
  const { t } = useLingui();
  return {
    ENQUIRY: t`Enquiries`,
    CHAT: t`Chats`,
    RFQ: t`Quotations`,
    MEETING: t`Meetings`,
    ORDER: t`Orders`,
    TICKET: t`Our team`,
  };
}
