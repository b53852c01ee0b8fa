import { useLingui } from '@lingui/react/macro';
import type { ThreadKind } from '#graphql';

/** What a thread is about. */
export function useKindLabels(): Readonly<Record<ThreadKind, string>> {
  const { t } = useLingui();
  return {
    ENQUIRY: t`Enquiries`,
    RFQ: t`Quotations`,
    MEETING: t`Meetings`,
    ORDER: t`Orders`,
    TICKET: t`Our team`,
  };
}
