import type { LanguageCode } from '@fairgate/schema/locales';
import type { Transaction } from '../db/database.ts';
import type { Letter } from './compose.ts';
import { invitationLink, supplierLink, ticketLink } from './links.ts';

export type TicketAnswerLetter = {
  readonly email: string;
  readonly language: LanguageCode;
  readonly number: string;
  /** Name of the person of our team. */
  readonly operator: string;
  readonly answer: string;
  /** The secret of the ticket's link. */
  readonly link: string;
};

export type EnquiryReminderLetter = {
  readonly email: string;
  readonly language: LanguageCode;
  readonly number: string;
  readonly conversationId: number;
  readonly hours: number;
};

export type InvitationLetter = {
  readonly email: string;
  readonly language: LanguageCode;
  readonly supplier: string;
  readonly operator: string;
  /** The secret of the invitation's link. */
  readonly token: string;
};

/** The mails that operators send. */
export type TeamPost = {
  writeTicketAnswer(db: Transaction, letter: TicketAnswerLetter): Promise<void>;
  writeEnquiryReminder(db: Transaction, letter: EnquiryReminderLetter): Promise<void>;
  writeInvitation(db: Transaction, letter: InvitationLetter): Promise<void>;
};

export function teamPost(
  publicUrl: string,
  write: (db: Transaction, letter: Letter) => Promise<void>,
): TeamPost {
  return {
    writeTicketAnswer: (db, { email, language, number, operator, answer, link }) =>
      write(db, {
        kind: 'ticketAnswer',
        language,
        email,
        link: ticketLink(publicUrl, language, link),
        values: { number, operator },
        quote: answer,
      }),
    writeEnquiryReminder: (db, { email, language, number, conversationId, hours }) =>
      write(db, {
        kind: 'enquiryReminder',
        language,
        email,
        link: supplierLink(publicUrl, language, { page: 'enquiry', id: conversationId }),
        values: { number, hours: String(hours) },
      }),
    writeInvitation: (db, { email, language, supplier, operator, token }) =>
      write(db, {
        kind: 'invitation',
        language,
        email,
        link: invitationLink(publicUrl, language, token),
        values: { supplier, operator },
      }),
  };
}
