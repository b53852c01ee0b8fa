// A link that saves a pass in Google Wallet: the address has the pass, signed by the service account (RFC 7519, RS256).
import { localeOf } from '@fairgate/schema/locales';
import { SignJWT } from 'jose';
import { createHash } from 'node:crypto';
import { labels } from './labels.ts';
import type { PassContent } from './pass-content.ts';
import type { GoogleWallet } from './settings.ts';

/** Enough for the few versions of one badge. */
const versionCharacters = 12;

/**
 * The address that a browser opens. Google creates the event and the ticket from it, and keeps one with an id that it knows as
 * it was. So their ids change with what they say: a pass that is saved again after a change of days, name or company has them.
 */
export async function googleLink(content: PassContent, wallet: GoogleWallet): Promise<string> {
  const { number, name, company, code, validFrom, validUntil, exhibition, language } = content;
  const classId = `${wallet.issuerId}.fair-${exhibition.id}-${exhibition.opensOn}-${exhibition.closesOn}`;
  const version = createHash('sha256').update(code).digest('hex').slice(0, versionCharacters);
  const text = (value: string) => ({ defaultValue: { language: localeOf(language).tag, value } });
  const event = {
    id: classId,
    issuerName: 'Fairgate',
    reviewStatus: 'UNDER_REVIEW',
    eventName: text(exhibition.name),
    // Google takes a venue with both only.
    ...(exhibition.venue !== '' &&
      exhibition.city !== '' && { venue: { name: text(exhibition.venue), address: text(exhibition.city) } }),
    // Times of the venue.
    dateTime: { start: `${exhibition.opensOn}T00:00:00`, end: `${exhibition.closesOn}T23:59:59` },
  };
  const ticket = {
    id: `${wallet.issuerId}.badge-${exhibition.id}-${number}-${version}`,
    classId,
    state: 'ACTIVE',
    ticketHolderName: name,
    ticketNumber: number,
    barcode: { type: 'QR_CODE', value: code, alternateText: number },
    validTimeInterval: {
      start: { date: validFrom.toISOString() },
      end: { date: validUntil.toISOString() },
    },
    ...(company !== '' && {
      textModulesData: [{ id: 'company', header: labels[language].company, body: company }],
    }),
  };
  const token = await new SignJWT({
    typ: 'savetowallet',
    origins: [],
    payload: { eventTicketClasses: [event], eventTicketObjects: [ticket] },
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: wallet.keyId })
    .setIssuer(wallet.account)
    .setAudience('google')
    .setIssuedAt()
    .sign(wallet.key);
  return `https://pay.google.com/gp/v/save/${token}`;
}
