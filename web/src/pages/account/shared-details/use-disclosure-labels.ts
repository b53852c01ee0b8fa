import { useLingui } from '@lingui/react/macro';
import type { ContactDetail, DisclosureKind } from '#graphql';

type Labels = {
  readonly kinds: Readonly<Record<DisclosureKind, string>>;
  readonly details: Readonly<Record<ContactDetail, string>>;
};

/** Through what details reached somebody, and which. */
export function useDisclosureLabels(): Labels {
  const { t } = useLingui();
  return {
    kinds: {
      ENQUIRY: t`Enquiry`,
      RFQ: t`Request for quotation`,
      QUOTATION: t`Quotation for your request`,
      MESSAGE: t`Message about your request`,
      CHAT: t`Chat`,
      ORDER: t`Order`,
      MEETING: t`Meeting`,
      CARD: t`Business card`,
      CARD_RECEIPT: t`Business card that you saved`,
      CARD_REQUEST: t`Request for a business card`,
      BADGE_SCAN: t`Badge scan`,
      REGISTRATION: t`Registration`,
      STAND_REQUEST: t`Stand request`,
      PRIZE_CLAIM: t`Prize`,
      TICKET: t`Your message to our team`,
    },
    details: {
      NAME: t`Name`,
      COMPANY: t`Company`,
      JOB_TITLE: t`Job title`,
      EMAIL: t`Email`,
      PHONE: t`Phone`,
      WHATSAPP: t`WhatsApp`,
      COUNTRY: t`Country`,
      ADDRESS: t`Address`,
      WEBSITE: t`Website`,
    },
  };
}
