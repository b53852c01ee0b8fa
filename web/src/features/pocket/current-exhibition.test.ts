import type { PocketPack } from '@fairgate/schema/pocket';
import { describe, expect, it } from 'vitest';
import { currentExhibition } from './current-exhibition.ts';

const exhibition = (id: string, change: Partial<PocketPack['exhibition']> = {}) => ({
  pack: {
    exhibition: {
      id,
      name: 'Fair',
      city: 'Cairo',
      venue: 'Centre',
      countryCode: 'EG',
      timeZone: null,
      startsOn: '2027-03-01',
      endsOn: '2027-03-04',
      channel: 'EXPO',
      siteName: 'Egypt',
      halls: [],
      categories: [],
      units: [],
      ...change,
    },
  },
});
const today = '2027-02-01';
const asked = { siteName: 'egypt', channel: 'EXPO' };
const idOf = (...stored: ReturnType<typeof exhibition>[]) =>
  currentExhibition(stored, asked, today)?.pack.exhibition.id;

describe('§2.5 the current exhibition of a site, of those on this device', () => {
  it('is of the site, in any case, or there is none', () => {
    expect(idOf(exhibition('1', { siteName: 'Poland' }), exhibition('2'))).toBe('2');
    expect(idOf(exhibition('1', { siteName: 'Poland' }))).toBeUndefined();
  });

  it('is first of the channel, then not over, then the nearest', () => {
    const over = { startsOn: '2027-01-20', endsOn: '2027-01-23' };
    const open = { startsOn: '2027-01-31', endsOn: today };
    expect(idOf(exhibition('1', { channel: 'AFF', ...open }), exhibition('2', over))).toBe('2');
    expect(idOf(exhibition('1', over), exhibition('2'))).toBe('2');
    expect(idOf(exhibition('1'), exhibition('2', open))).toBe('2');
    expect(idOf(exhibition('10'), exhibition('9'))).toBe('9');
  });

  it('is another channel’s where the site has none of the channel', () => {
    expect(idOf(exhibition('1', { channel: 'SPORTS' }))).toBe('1');
  });
});
