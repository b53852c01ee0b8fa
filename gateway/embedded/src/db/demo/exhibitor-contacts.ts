import { randomOf } from './random.ts';
import type { RowOf } from './rows.ts';

const contactShare = 0.9;
const givenNames = [
  'Amal',
  'Chen',
  'Dana',
  'Elif',
  'Hana',
  'Ivan',
  'Jin',
  'Karim',
  'Linh',
  'Maria',
  'Nadia',
  'Omar',
  'Priya',
  'Rosa',
  'Wei',
  'Yuki',
];
const familyNames = [
  'Ahmed',
  'Bauer',
  'Costa',
  'Demir',
  'Fang',
  'Haddad',
  'Ito',
  'Kim',
  'Lopez',
  'Nguyen',
  'Petrov',
  'Rahman',
  'Silva',
  'Tan',
  'Wang',
  'Zhou',
];
const jobTitles = [
  'Sales manager',
  'Export manager',
  'Managing director',
  'Key account manager',
  'Product manager',
];

/** The contact persons at the stands. No real person has their mailboxes or numbers (Ofcom reserves these for fiction). */
export function contactRows(exhibitors: readonly RowOf<'exhibitor'>[]): RowOf<'exhibitorContact'>[] {
  return exhibitors.flatMap(({ exhibitionId, number, name: company }) => {
    const random = randomOf(`contact:${exhibitionId}:${number}`);
    if (!random.chance(contactShare)) return [];
    const [given, family] = [random.pick(givenNames), random.pick(familyNames)];
    const domain = company
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    return {
      exhibitionId,
      number,
      name: `${given} ${family}`,
      jobTitle: random.pick(jobTitles),
      email: `${given}.${family}@${domain || 'stand'}.example`.toLowerCase(),
      phone: `+44 20 7946 0${String(random.between(0, 999)).padStart(3, '0')}`,
    };
  });
}
