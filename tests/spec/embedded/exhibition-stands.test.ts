// Halls and stands of an imported fair. On both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringExhibition, exhibitionIdOf } from './bring-exhibition.ts';
import { callService, databases, type Embedded, startEmbedded } from './store.ts';

const header =
  'record,exhibition,key,name,country,category,hall,stand,x,y,width,depth,city,venue,opens_on,closes_on';
const exhibition = 'exhibition,F,,Own Fair,NG,,,,,,,,Lagos,Landmark,2027-03-10,2027-03-12';
const hall = (name: string) => `hall,F,,,,,${name},,,,30,20,,,,`;
const at = (key: string, place: string, x = 3) =>
  `exhibitor,F,${key},Company ${key},CN,Home and kitchen,${place},${x},3,3,3,,,,`;

type Plan = {
  hall: { hallNo: string };
  stands: { exhibitor: { companyName: string; hallNo: string; standNo: string } }[];
};

describe.each(databases)('the stands of a fair on %s', (kind) => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
  });
  afterAll(() => embedded.close());

  const bring = (...rows: readonly string[]) => bringExhibition(embedded, rows);
  const planOf = async (hallNo: string) =>
    callService<Plan>(embedded, 'buyer', '/exhibition/getHallPlan.json', {
      exhibitionId: String(await exhibitionIdOf(embedded, 'F')),
      hallNo,
    });

  it('§2.5 have halls such as 4.2 and 9/10, and exhibitors who share one', async () => {
    const rows = [at('1', '4.2,C05'), at('2', '4.2,c05'), at('3', '9/10,12-B', 9)];
    expect(await bring(header, exhibition, hall('4.2'), hall('9/10'), ...rows)).toMatchObject({
      problems: [],
      created: 6,
    });
    const { stands } = await planOf('4.2');
    expect(stands.map(({ exhibitor }) => [exhibitor.companyName, exhibitor.standNo])).toEqual([
      ['Company 1', 'C05'],
      ['Company 2', 'c05'],
    ]);
    expect(await planOf('9/10')).toMatchObject({
      hall: { hallNo: '9/10' },
      stands: [{ exhibitor: { hallNo: '9/10', standNo: '12-B' } }],
    });

    // One of the two goes to another stand; alone, it cannot take this one along.
    expect(await bring('record,exhibition,key,x', 'exhibitor,F,2,9')).toMatchObject({
      problems: ['line 2, column stand: stand 4.2-c05 has another place than for exhibitor 1'],
    });
    expect(await bring('record,exhibition,key,stand,x', 'exhibitor,F,2,C06,9')).toMatchObject({ changed: 1 });
  });

  it.each([
    [
      at('4', '4.2,A 101'),
      'stand: "A 101" has other characters than letters A to Z, digits, hyphens, full stops and slashes, or begins with a sign',
    ],
    [
      at('4', '4-2,101'),
      'hall: "4-2" has other characters than letters A to Z, digits, full stops and slashes, or begins or ends with a sign',
    ],
    [
      at('4', '4.,101'),
      'hall: "4." has other characters than letters A to Z, digits, full stops and slashes, or begins or ends with a sign',
    ],
  ])('§2.5 other names are problems: %s', async (row, problem) => {
    expect(await bring(header, exhibition, hall('4.2'), row)).toMatchObject({
      problems: [`line 4, column ${problem}`],
    });
  });
});
