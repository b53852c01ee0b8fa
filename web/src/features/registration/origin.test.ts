import { describe, expect, it } from 'vitest';
import { industryOf, originOf } from './origin.ts';

const none = {
  source: 'PRE_REGISTRATION',
  trackingSource: null,
  adClick: null,
  relatedExhibitionId: null,
};

describe('§2.9, §3 where a registration comes from', () => {
  it.each([
    ['', none],
    ['?source=1', none],
    ['?source=9', { ...none, source: 'GROUND_PROMOTION' }],
    ['?source=11', { ...none, source: 'PRE_REGISTRATION_ASSOCIATION' }],
    ['?source=12', { ...none, trackingSource: '12' }],
    ['?source=flyer', { ...none, trackingSource: 'flyer' }],
    ['?recommend_site=Egypt', { ...none, trackingSource: 'Egypt' }],
    ['?source=2&recommend_site=Egypt', { ...none, source: 'ORGANIC_TRAFFIC', trackingSource: 'Egypt' }],
    ['?source=flyer&recommend_site=Egypt', { ...none, trackingSource: 'flyer' }],
    ['?gclid=abc', { ...none, adClick: 'abc' }],
    ['?fbclid=f&gclid=', { ...none, adClick: 'f' }],
    ['?exhibition_id=801', none],
    ['?sib_eid=802', { ...none, source: 'PRE_REGISTRATION_ASSOCIATION', relatedExhibitionId: '802' }],
    [
      '?exhibition_id=803&hidden_exhibition_id=804&source=8',
      { ...none, source: 'AI', relatedExhibitionId: '804' },
    ],
    ['?sib_eid=x', none],
  ])('%s', (search, expected) => {
    expect(originOf(search, '801')).toEqual(expected);
  });

  it('§2.9 industryType is a key or a code, in any case', () => {
    expect(['HOMElIFE', 'homelife', 'tex', 'INTEX', 'none', 7].map(industryOf)).toEqual([
      'HL',
      'HL',
      'TEX',
      'TEX',
      undefined,
      undefined,
    ]);
  });
});
