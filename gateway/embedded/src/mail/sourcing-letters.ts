import type { LanguageCode } from '@fairgate/schema/locales';
import type { Transaction } from '../db/database.ts';
import type { Letter } from './compose.ts';
import { buyerLink, settingsLink, type SourcingPage, supplierLink } from './links.ts';

type About = {
  readonly email: string;
  readonly language: LanguageCode;
  /** Of the enquiry, the RFQ, the order or the meeting. */
  readonly number: string;
  /** The target of the link. */
  readonly at: SourcingPage;
  /** The meeting whose calendar file is attached. */
  readonly meetingId?: number | undefined;
  /** Further values of the texts. */
  readonly values?: Readonly<Record<string, string>> | undefined;
};

/** What each side of a meeting hears of the other. */
type MeetingMailKind =
  | 'meetingTimes'
  | 'meetingAccepted'
  | 'meetingDeclined'
  | 'meetingCancelled'
  | 'meetingMessage';

/** What a supplier's people hear of an enquiry, an RFQ, an order or a meeting. */
export type SupplierMailKind =
  | 'enquiry'
  | 'enquiryMessage'
  | 'rfq'
  | 'rfqMessage'
  | 'rfqChange'
  | 'rfqClosed'
  | 'quotationAccepted'
  | 'quotationDeclined'
  | 'order'
  | 'orderCancelled'
  | 'orderReceived'
  | 'orderMessage'
  | 'meetingRequest'
  | 'chatMessage'
  | MeetingMailKind;

/** Without the buyer's data: these are deleted with the account, mails are not. */
export type SupplierLetter = About & { readonly kind: SupplierMailKind };

/** What a buyer hears of a supplier. */
export type BuyerMailKind =
  | 'enquiryAnswer'
  | 'rfqAnswer'
  | 'rfqDeclined'
  | 'quotation'
  | 'quotationWithdrawn'
  | 'orderConfirmed'
  | 'orderRefused'
  | 'orderShipped'
  | 'orderEnded'
  | 'orderAnswer'
  | 'meetingOffer'
  | 'chatAnswer'
  | MeetingMailKind;

export type BuyerLetter = About & {
  readonly kind: BuyerMailKind;
  /** Its name. */
  readonly supplier: string;
  /** §2.9 Logs in once. */
  readonly ac: string;
  /** The secret of the page that switches these mails off. */
  readonly unsubscribe: string;
};

/** The mails between the two sides of an enquiry, an RFQ, an order or a meeting. */
export type SourcingPost = {
  writeToSupplier(db: Transaction, letter: SupplierLetter): Promise<void>;
  writeToBuyer(db: Transaction, letter: BuyerLetter): Promise<void>;
};

export function sourcingPost(
  publicUrl: string,
  write: (db: Transaction, letter: Letter) => Promise<void>,
): SourcingPost {
  return {
    writeToSupplier: (db, { kind, email, language, number, at, meetingId, values }) =>
      write(db, {
        kind,
        language,
        email,
        link: supplierLink(publicUrl, language, at),
        meetingId,
        values: { number, ...values },
      }),
    writeToBuyer: (db, { kind, email, language, number, at, supplier, ac, unsubscribe, meetingId, values }) =>
      write(db, {
        kind,
        language,
        email,
        link: buyerLink(publicUrl, language, at, { supplier, ac }),
        logsIn: true,
        settingsLink: settingsLink(publicUrl, language, unsubscribe),
        meetingId,
        values: { number, supplier, ...values },
      }),
  };
}
