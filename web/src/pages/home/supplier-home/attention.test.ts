import { expect, test } from 'vitest';
import { findToDos } from './attention.ts';

const check = (checkedOn: string) =>
  ({
    __typename: 'Verification',
    key: checkedOn,
    title: 'Factory visit',
    finding: '',
    checkedOn,
    inspector: 'I',
  }) as const;
const certificate = (code: string, validUntil: string | null) =>
  ({ __typename: 'Certificate', code, number: null, validUntil }) as const;
const today = '2026-11-21';

test('§6 a supplier is told of certificates that have expired or will within 90 days, the oldest first, and of no others', () => {
  const certificates = [
    certificate('LATER', '2027-02-20'),
    certificate('SOON', '2027-02-19'),
    certificate('OVER', '2026-11-20'),
    certificate('TODAY', today),
    certificate('NEVER', null),
  ];
  expect(findToDos({ certificates, verifications: [check(today)], productCount: 1 }, today)).toEqual([
    { kind: 'certificate-expired', code: 'OVER', date: '2026-11-20' },
    { kind: 'certificate-expires', code: 'TODAY', date: today },
    { kind: 'certificate-expires', code: 'SOON', date: '2027-02-19' },
  ]);
});

test('§6 a supplier is told when there is no verification, or none within a year, or no product', () => {
  const kinds = (...dates: string[]) =>
    findToDos({ certificates: [], verifications: dates.map(check), productCount: 1 }, today).map(
      ({ kind }) => kind,
    );
  expect(kinds()).toEqual(['never-checked']);
  expect(kinds('2020-01-01', '2025-11-20')).toEqual(['checked-long-ago']);
  expect(kinds('2025-11-21', '2020-01-01')).toEqual([]);
  expect(findToDos({ certificates: [], verifications: [check(today)], productCount: 0 }, today)).toEqual([
    { kind: 'no-products' },
  ]);
});
