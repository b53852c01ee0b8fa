import type { LanguageCode } from '@fairgate/schema/locales';
import { slug } from '@fairgate/schema/slug';

// The pages that mails link to (§2.2), below the public origin of the site. A request's own origin is not used, because
// its sender can choose it.

export function resetLink(publicUrl: string, language: LanguageCode, token: string): string {
  return `${publicUrl}/resetPassword?${new URLSearchParams({ reset_token: token, lang: language }).toString()}`;
}

/** §2.2 `/initPassword` (query parameters init_token and init_email). */
export function initLink(publicUrl: string, language: LanguageCode, token: string, email: string): string {
  return `${publicUrl}/initPassword?${new URLSearchParams({ init_token: token, init_email: email, lang: language }).toString()}`;
}

/** §2.2 `/setting/unsubscribe` (notification settings), without a login. */
export function settingsLink(publicUrl: string, language: LanguageCode, token: string): string {
  return `${publicUrl}/setting/unsubscribe?${new URLSearchParams({ unsubscribe_token: token, lang: language }).toString()}`;
}

/** The page to request a new reset link. */
export function askResetLink(publicUrl: string, language: LanguageCode): string {
  return `${publicUrl}/resetPassword?${new URLSearchParams({ lang: language }).toString()}`;
}

/** §2.5 `/expo/badge/view`: a badge without a login. */
export function badgeLink(publicUrl: string, language: LanguageCode, link: string): string {
  return `${publicUrl}/expo/badge/view?${new URLSearchParams({ badge_token: link, lang: language }).toString()}`;
}

/** A list on the organiser's page of an exhibition. */
export function organiserLink(
  publicUrl: string,
  language: LanguageCode,
  { id, list }: { readonly id: number; readonly list: string },
): string {
  return `${publicUrl}/organiser/${id}?${new URLSearchParams({ list, lang: language }).toString()}`;
}

/** §2.5 The home page of an exhibition. */
export function exhibitionLink(
  publicUrl: string,
  language: LanguageCode,
  { channel, siteName, id }: { readonly channel: string; readonly siteName: string; readonly id: number },
): string {
  const site = siteName.replaceAll(/[^A-Za-z0-9]+/g, '-');
  return `${publicUrl}/${channel}${site}_${id}?${new URLSearchParams({ lang: language }).toString()}`;
}

/** What a mail about an enquiry or an RFQ leads to. An enquiry has the id of its conversation. */
export type SourcingPage = {
  readonly page: 'enquiry' | 'conversation' | 'rfq' | 'quotations';
  readonly id: number;
};

/** The page for the supplier's people, who log in with their password. */
export function supplierLink(publicUrl: string, language: LanguageCode, { page, id }: SourcingPage): string {
  const folder = page === 'enquiry' || page === 'conversation' ? 'inbox' : 'supplier-rfqs';
  return `${publicUrl}/${folder}/${id}?${new URLSearchParams({ lang: language }).toString()}`;
}

/**
 * The page for the buyer, with a login (§2.9 `ac`). That of an enquiry is §2.2 `/ac/enquiry/{name}{id}`; the name is the supplier's.
 */
export function buyerLink(
  publicUrl: string,
  language: LanguageCode,
  { page, id }: SourcingPage,
  { supplier, ac }: { readonly supplier: string; readonly ac: string },
): string {
  const query = new URLSearchParams({ ac, lang: language });
  switch (page) {
    case 'enquiry':
      return `${publicUrl}/ac/enquiry/${encodeURIComponent(slug(supplier) + id)}?${query.toString()}`;
    case 'conversation':
      return `${publicUrl}/inbox/${id}?${query.toString()}`;
    default: {
      const named = new URLSearchParams({ rfq_id: String(id), ...Object.fromEntries(query) });
      return `${publicUrl}/rfq/${page === 'rfq' ? 'detail' : 'quotation'}?${named.toString()}`;
    }
  }
}

/** A ticket for the person who wrote it. */
export function ticketLink(publicUrl: string, language: LanguageCode, token: string): string {
  return `${publicUrl}/ticket?${new URLSearchParams({ ticket_token: token, lang: language }).toString()}`;
}

/** An account for a supplier. */
export function invitationLink(publicUrl: string, language: LanguageCode, token: string): string {
  return `${publicUrl}/supplier-invitation?${new URLSearchParams({ invite_token: token, lang: language }).toString()}`;
}
