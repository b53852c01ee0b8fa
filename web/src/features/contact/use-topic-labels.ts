import { useLingui } from '@lingui/react/macro';
import type { TicketTopic } from '#graphql';

/** The topics to choose from; a trade service is chosen on its own page. */
export function useTopicLabels(): readonly { readonly value: TicketTopic; readonly label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'BUYING', label: t`Buying, orders and samples` },
    { value: 'SUPPLIERS', label: t`Suppliers and verification` },
    { value: 'QUOTATIONS', label: t`Requests for quotation` },
    { value: 'FAIRS', label: t`Trade fairs and badges` },
    { value: 'ACCOUNT', label: t`My account and login` },
    { value: 'PRIVACY', label: t`My personal data` },
    { value: 'SERVICES', label: t`Trade services` },
    { value: 'SITE', label: t`Report a problem` },
  ];
}
