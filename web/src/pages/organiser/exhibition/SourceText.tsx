import { Trans } from '@lingui/react/macro';
import type { RegistrationSource } from '#graphql';

/** §3 The source of a registration, in words. */
export function SourceText({ source }: { readonly source: RegistrationSource }) {
  switch (source) {
    case 'PRE_REGISTRATION':
      return <Trans>Registration form</Trans>;
    case 'ORGANIC_TRAFFIC':
      return <Trans>Account registration</Trans>;
    case 'INQUIRY':
      return <Trans>Enquiry</Trans>;
    case 'WHATSAPP':
      return <Trans>WhatsApp</Trans>;
    case 'ORGANIC_PRODUCT_CONVERSION':
      return <Trans>Product page</Trans>;
    case 'ORGANIC_INDUSTRY_OPERATION':
      return <Trans>Industry page</Trans>;
    case 'RFQ_COLLECTION_MAIL':
      return <Trans>RFQ email</Trans>;
    case 'AI':
      return <Trans>AI assistant</Trans>;
    case 'GROUND_PROMOTION':
      return <Trans>On-site promotion</Trans>;
    case 'CRM_IMPORT':
      return <Trans>Imported contact list</Trans>;
    case 'PRE_REGISTRATION_ASSOCIATION':
      return <Trans>Through another fair</Trans>;
  }
}
