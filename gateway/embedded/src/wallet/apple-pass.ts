// A pass for Apple Wallet: a zip with pass.json, pictures, and a signature over the digests of both.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PKPass } from 'passkit-generator';
import { daysBetween } from '../texts/days-between.ts';
import { labels } from './labels.ts';
import type { PassContent } from './pass-content.ts';
import type { AppleWallet } from './settings.ts';

const folder = join(import.meta.dirname, '../../wallet');
const pictures = Object.fromEntries(
  ['icon.png', 'icon@2x.png', 'icon@3x.png', 'logo.png', 'logo@2x.png'].map((name) => [
    name,
    readFileSync(join(folder, name)),
  ]),
);

/** The signed .pkpass file. A second pass of a badge has its serial number and replaces the first one on a phone. */
export function applePass(content: PassContent, wallet: AppleWallet): Buffer {
  const { language, number, name, company, code, validUntil, exhibition } = content;
  const { company: companyLabel, days, place } = labels[language];
  const pass = new PKPass(
    { ...pictures },
    { signerCert: wallet.certificate, signerKey: wallet.key, wwdr: wallet.intermediate },
    {
      serialNumber: `${exhibition.id}-${number}`,
      passTypeIdentifier: wallet.passTypeId,
      teamIdentifier: wallet.teamId,
      organizationName: 'Fairgate',
      description: exhibition.name,
      sharingProhibited: true,
      backgroundColor: 'rgb(255, 255, 255)',
      foregroundColor: 'rgb(21, 24, 29)',
      labelColor: 'rgb(90, 96, 105)',
    },
  );
  pass.type = 'eventTicket';
  pass.headerFields.push({ key: 'number', value: number });
  pass.primaryFields.push({ key: 'name', value: name });
  pass.secondaryFields.push({ key: 'fair', value: exhibition.name });
  if (company !== '') pass.secondaryFields.push({ key: 'company', label: companyLabel, value: company });
  pass.auxiliaryFields.push(
    { key: 'days', label: days, value: daysBetween(exhibition.opensOn, exhibition.closesOn, language) },
    { key: 'place', label: place, value: placeOf(exhibition) },
  );
  pass.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: code,
    messageEncoding: 'iso-8859-1',
    altText: number,
  });
  // Shown on the lock screen in these days.
  pass.setRelevantDates([{ startDate: content.validFrom, endDate: validUntil }]);
  pass.setExpirationDate(validUntil);
  return pass.getAsBuffer();
}

const placeOf = ({ venue, city }: PassContent['exhibition']) => [venue, city].filter(Boolean).join(', ');
