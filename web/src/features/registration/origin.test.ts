import { describe, expect, it } from 'vitest';
import type { VisitOrigin } from '#platform/visit-origin.ts';
import { industryOf, originOf } from './origin.ts';

const none = {
  source: 'PRE_REGISTRATION',
  trackingSource: null,
  adClick: null,
  relatedExhibitionId: null,
  recommendSite: null,
  siblingExhibitionId: null,
  hiddenExhibitionId: null,
};
const associated = { ...none, source: 'PRE_REGISTRATION_ASSOCIATION' };

describe('§2.9, §3 where a registration comes from', () => {
  it.each<[VisitOrigin, object]>([
    [{}, none],
    [{ source: '1' }, none],
    [{ source: '9' }, { ...none, source: 'GROUND_PROMOTION' }],
    [{ source: '11' }, associated],
    [{ source: '12' }, { ...none, trackingSource: '12' }],
    [{ source: 'flyer' }, { ...none, trackingSource: 'flyer' }],
    [
      { source: 'flyer', recommend_site: 'Egypt' },
      { ...none, trackingSource: 'flyer', recommendSite: 'Egypt' },
    ],
    [
      { source: '2', recommend_site: 'Egypt' },
      { ...none, source: 'ORGANIC_TRAFFIC', recommendSite: 'Egypt' },
    ],
    [{ click: 'abc' }, { ...none, adClick: 'abc' }],
    [{ exhibition_id: '801', sib_eid: '801' }, none],
    [{ sib_eid: '802' }, { ...associated, relatedExhibitionId: '802', siblingExhibitionId: '802' }],
    [
      { sib_eid: '802', hidden_exhibition_id: '803', exhibition_id: '804' },
      {
        ...associated,
        relatedExhibitionId: '804',
        siblingExhibitionId: '802',
        hiddenExhibitionId: '803',
      },
    ],
    [
      { hidden_exhibition_id: '804', source: '8' },
      { ...none, source: 'AI', relatedExhibitionId: '804', hiddenExhibitionId: '804' },
    ],
  ])('%j', (visit, expected) => {
    expect(originOf(visit, '801')).toEqual(expected);
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
