// Check-ins at a gate (§2.4 /scanBadge) in the embedded services: each scan once, the first one by time counts. On both
// databases.
import { runAccountCommand } from '@fairgate/embedded/accounts/run-account-command';
import { issueBadge } from '@fairgate/embedded/badges/issue';
import { revokeBadge } from '@fairgate/embedded/badges/revoke';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPerson, type Person, register } from './person.ts';
import { register as registerVisitor } from './registrations.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';
import { middayZone, otherDayZone } from './zones.ts';

const demo = { email: 'organiser@fairgate.example', password: 'fairgate1' };
const minuteMs = 60_000;

type Outcome = {
  nonce: string;
  result: string;
  firstTime: string | null;
  firstDevice: string | null;
  firstGate: string | null;
};
type Scan = { badgeNo: string; nonce: string; deviceId: string; gate?: string; scanTime: string };

describe.each(databases)('check-ins on %s', (kind) => {
  let embedded: Embedded;
  let organiser: Person;
  const exhibitionId = '803';
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    organiser = await signIn(demo);
  });
  afterAll(() => embedded.close());

  const setTimeZone = (timeZone: string) =>
    embedded.db.rows({ text: 'update exhibition set time_zone = $2 where id = $1' }, [
      Number(exhibitionId),
      timeZone,
    ]);
  // Check-ins count by the day: what was minutes ago is of today.
  beforeEach(() => setTimeZone(middayZone()));

  async function signIn(form: object): Promise<Person> {
    const guest = newPerson(embedded);
    const { data } = await guest.call<{ token: string }>('/organiser/organiserLogin.json', form);
    return guest.with(data.token);
  }
  const badge = async (exhibition = exhibitionId, name = 'Amal Hassan', buyerId: number | null = null) =>
    (
      await embedded.db.transaction((transaction) =>
        issueBadge(transaction, {
          exhibitionId: Number(exhibition),
          kind: 'visitor',
          name,
          company: 'Nile Trading',
          email: 'amal@nile.example',
          buyerId,
        }),
      )
    ).number;
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
  const scan = (badgeNo: string, change: Partial<Scan> & { clockOffsetSeconds?: number } = {}) => ({
    badgeNo,
    nonce: crypto.randomUUID(),
    deviceId: 'device-1',
    gate: 'Gate 1',
    scanTime: ago(0),
    ...change,
  });
  const send = (scans: readonly object[], person = organiser, exhibition = exhibitionId) =>
    person.call<{ list: Outcome[] }>('/organiser/checkIn.json', { exhibitionId: exhibition, scans });
  const outcomes = async (scans: readonly object[]) => (await send(scans)).data.list;
  const stored = async (badgeNo: string) =>
    embedded.db.rows<{ scans: number; nonce: string }>(
      {
        text: `select (select count(*)::int from check_in_scan s where s.badge_no = c.badge_no) as scans, c.nonce
          from check_in c where c.badge_no = $1`,
      },
      [badgeNo],
    );
  type Overview = {
    list: { badgeNo: string; contactName: string; gate: string; clockWrong: boolean }[];
    hours: { hour: number; count: number }[];
  };
  const overview = async (person: Person) =>
    (await person.call<Overview>('/organiser/getOrganiserCheckInList.json', { exhibitionId })).data;

  it('§2.4 a scan that is sent twice, or twice at once, counts once', async () => {
    const one = scan(await badge());
    const answers = await Promise.all([outcomes([one]), outcomes([one]), outcomes([one, one])]);
    for (const list of [...answers, await outcomes([one])])
      for (const { result, nonce } of list) expect([result, nonce]).toEqual(['checkedIn', one.nonce]);
    expect(await stored(one.badgeNo)).toEqual([{ scans: 1, nonce: one.nonce }]);
  });

  it('§2.4 of two devices the first scan by time wins, in whatever order they arrive', async () => {
    for (const isLateFirst of [true, false]) {
      const badgeNo = await badge();
      const early = scan(badgeNo, { scanTime: ago(20 * minuteMs), deviceId: 'device-2', gate: 'Gate 2' });
      const late = scan(badgeNo, { scanTime: ago(minuteMs) });
      for (const one of isLateFirst ? [late, early] : [early, late]) await send([one]);
      expect(await outcomes([late, early])).toMatchObject([
        { result: 'already', firstTime: early.scanTime, firstDevice: 'device-2', firstGate: 'Gate 2' },
        { result: 'checkedIn', firstTime: early.scanTime },
      ]);
      expect(await stored(badgeNo)).toEqual([{ scans: 2, nonce: early.nonce }]);
    }
  });

  it('§2.4 overlapping batches of many devices at once lose and double nothing', async () => {
    const numbers = await Promise.all(Array.from({ length: 20 }, () => badge()));
    const batches = Array.from({ length: 6 }, (_, device) =>
      numbers
        .map((badgeNo, place) =>
          scan(badgeNo, {
            deviceId: `device-${device}`,
            scanTime: ago(((device * 7 + place) % 6) * minuteMs),
          }),
        )
        .toSorted(() => (device % 2 === 0 ? 1 : -1)),
    );
    const answers = await Promise.all([...batches, ...batches].map((scans) => send(scans)));
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
    const results = (await Promise.all(batches.map(outcomes))).flat();
    expect(results.filter(({ result }) => result === 'checkedIn')).toHaveLength(numbers.length);
    expect(results.filter(({ result }) => result === 'already')).toHaveLength(5 * numbers.length);
  });

  it('§2.4 revoked, unknown and other fairs’ badges are refused one by one; what was valid at its scan counts', async () => {
    const [valid, revoked, other] = [await badge(), await badge(), await badge('802')];
    await revokeBadge(embedded.db, { exhibitionId: Number(exhibitionId), number: revoked });
    // Some time ago: the clocks of Node and PostgreSQL differ by milliseconds.
    await embedded.db.rows(
      { text: `update badge set revoked_at = now() - interval '10 seconds' where number = $1` },
      [revoked],
    );
    const list = await outcomes([
      scan(valid),
      scan(revoked),
      scan(other),
      scan('NONE-0000'),
      scan(revoked, { scanTime: ago(minuteMs) }),
    ]);
    expect(list.map(({ result }) => result)).toEqual([
      'checkedIn',
      'revoked',
      'otherExhibition',
      'unknown',
      'checkedIn',
    ]);
    expect(list.map(({ firstTime }) => firstTime === null)).toEqual([false, true, true, true, false]);
  });

  it('a device whose clock is a day wrong: its known difference is corrected, and nothing is in the future', async () => {
    const day = 86_400;
    const numbers = [await badge(), await badge(), await badge()];
    const [behind, ahead, unknown] = [
      scan(numbers[0] ?? '', { scanTime: ago(day * 1_000 + minuteMs), clockOffsetSeconds: day }),
      scan(numbers[1] ?? '', { scanTime: ago(-day * 1_000 + minuteMs), clockOffsetSeconds: -day }),
      scan(numbers[2] ?? '', { scanTime: ago(-day * 1_000) }),
    ];
    const times = (await outcomes([behind, ahead, unknown])).map(({ firstTime }) =>
      Math.round((Date.now() - Date.parse(firstTime ?? '')) / minuteMs),
    );
    expect(times).toEqual([1, 1, 0]);
    const { list } = await overview(organiser);
    for (const number of numbers)
      expect(list.find(({ badgeNo }) => badgeNo === number)).toMatchObject({ clockWrong: true });
    const rows = await embedded.db.rows<{ device_time: Date; received_at: Date }>(
      { text: 'select device_time, received_at from check_in_scan where nonce = $1' },
      [ahead.nonce],
    );
    expect(rows[0]?.device_time.toISOString()).toBe(ahead.scanTime);
    expect(Date.now() - (rows[0]?.received_at.getTime() ?? 0)).toBeLessThan(minuteMs);
  });

  type Counts = { checkInNum: number; checkInTodayNum: number };
  const counts = async (): Promise<Counts> => {
    const { data } = await organiser.call<Counts[]>('/organiser/getOrganiserExhibitionList.json', {
      exhibitionId,
    });
    return data[0] ?? expect.fail('no exhibition');
  };
  const dayAt = (time: string, timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(time));

  it('§2.4 a visitor is checked in once on each day of the fair, by the fair’s time zone', async () => {
    for (const timeZone of [middayZone(), otherDayZone()]) {
      await setTimeZone(timeZone);
      const badgeNo = await badge();
      const before = await counts();
      const scans = [1, 8, 13, 20, 26, 32].map((hours) =>
        scan(badgeNo, { scanTime: ago(hours * 60 * minuteMs), deviceId: `device-${hours}` }),
      );
      const days = new Set(scans.map(({ scanTime }) => dayAt(scanTime, timeZone)));
      expect(days.size).toBeGreaterThan(1);
      const firstOf = new Map(scans.map(({ scanTime, nonce }) => [dayAt(scanTime, timeZone), nonce]));
      for (const one of scans) await send([one]);
      const results = await outcomes(scans);
      for (const { nonce, result } of results)
        expect(result).toBe([...firstOf.values()].includes(nonce) ? 'checkedIn' : 'already');
      const { hours, list } = await overview(organiser);
      expect(list.filter((row) => row.badgeNo === badgeNo)).toHaveLength(days.size);
      const now = await counts();
      expect(now.checkInNum - before.checkInNum).toBe(1);
      const isToday = days.has(dayAt(ago(0), timeZone));
      expect(now.checkInTodayNum - before.checkInTodayNum).toBe(isToday ? 1 : 0);
      expect(hours.reduce((sum, { count }) => sum + count, 0)).toBe(now.checkInTodayNum);
    }
  });

  it('§2.4 a badge that was issued in place of a revoked one counts as the same visitor', async () => {
    const email = await registerVisitor(embedded.db, 803, 'Nadia Rahman');
    const first = await badge();
    await embedded.db.rows({ text: 'update registration set badge_no = $2 where email = $1' }, [
      email,
      first,
    ]);
    type Registration = { registrationId: string; badgeNo: string; checkInTime: string | null };
    const registration = async () => {
      const { data } = await organiser.call<{ list: Registration[] }>(
        '/organiser/getOrganiserRegistrationList.json',
        { exhibitionId, keyword: email },
      );
      return data.list[0] ?? expect.fail('no registration');
    };
    const before = await counts();
    const scanTime = ago(5_000);
    await send([scan(first, { scanTime })]);
    expect((await registration()).checkInTime).toBe(scanTime);
    const { registrationId } = await registration();
    const again = async (): Promise<string> => {
      for (const path of ['revokeOrganiserBadge', 'reissueOrganiserBadge']) {
        const { code } = await organiser.call(
          `/organiser/${path}.json`,
          { registrationId, ...(path.startsWith('revoke') && { reason: 'Lost' }) },
          { headers: { 'idempotency-key': crypto.randomUUID() } },
        );
        expect(code).toBe(200);
      }
      return (await registration()).badgeNo;
    };
    const second = await again();
    expect(second).not.toBe(first);
    expect((await registration()).checkInTime).toBe(scanTime);
    expect(await outcomes([scan(second)])).toMatchObject([{ result: 'already', firstTime: scanTime }]);
    // Twice, too.
    const third = await again();
    expect(await outcomes([scan(third)])).toMatchObject([{ result: 'already', firstTime: scanTime }]);
    expect(await registration()).toMatchObject({ badgeNo: third, checkInTime: scanTime });
    const now = await counts();
    expect([now.checkInNum - before.checkInNum, now.checkInTodayNum - before.checkInTodayNum]).toEqual([
      1, 1,
    ]);
    const { data } = await organiser.call<{ list: Registration[] }>(
      '/organiser/getOrganiserRegistrationList.json',
      { exhibitionId, state: 'checked-in', keyword: email },
    );
    expect(data.list).toHaveLength(1);
  });

  it('§9 more than 100 scans, none, and malformed ones are refused', async () => {
    const one = scan(await badge());
    const many = (count: number) =>
      Array.from({ length: count }, () => ({ ...one, nonce: crypto.randomUUID() }));
    expect((await send(many(101))).code).toBe(400);
    expect((await send([])).code).toBe(400);
    for (const change of [{ nonce: 'short' }, { scanTime: 'today' }, { scanTime: '1960-01-01T00:00:00Z' }])
      expect((await send([{ ...one, ...change }])).code).toBe(400);
    expect((await send(many(100))).code).toBe(200);
  });

  it('§6 only the fair’s organiser may: swapped organisers, buyers and guests are refused', async () => {
    const [line = ''] = await runAccountCommand(embedded.db, {
      action: 'add',
      role: 'organiser',
      email: 'gate@organiser.example',
      name: 'Gate',
    });
    const other = await signIn({
      email: 'gate@organiser.example',
      password: /Password: (\S+)$/.exec(line)?.[1] ?? '',
    });
    const one = scan(await badge());
    await send([one]);
    expect((await send([scan(await badge())], other)).code).toBe(404);
    expect((await send([one], organiser, '999999')).code).toBe(404);
    const { person: buyer } = await register(embedded);
    for (const person of [buyer, newPerson(embedded)]) expect((await send([one], person)).code).toBe(401);
    expect(await overview(other)).toEqual({ list: [], hours: [] });
    expect((await other.call('/organiser/exportOrganiserCheckIns.json', { exhibitionId })).code).toBe(404);
  });

  it('are listed latest first, counted by hour and in the list of exhibitions, and exported', async () => {
    await embedded.db.rows({ text: 'delete from check_in' });
    await registerVisitor(embedded.db, 803, '=1+1');
    const badgeNo = await badge(exhibitionId, '=cmd()');
    const second = await badge();
    await send([scan(second), scan(badgeNo, { gate: 'Gate 2', scanTime: ago(1_000) })]);
    const { list, hours } = await overview(organiser);
    expect(list).toMatchObject([
      { badgeNo: second, contactName: 'Amal Hassan', gate: 'Gate 1', clockWrong: false },
      { badgeNo, gate: 'Gate 2' },
    ]);
    expect(hours.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    const [own] = (
      await organiser.call<{ checkInNum: number }[]>('/organiser/getOrganiserExhibitionList.json', {
        exhibitionId,
      })
    ).data;
    expect(own?.checkInNum).toBe(2);
    const { data } = await organiser.call<{ csv: string }>('/organiser/exportOrganiserCheckIns.json', {
      exhibitionId,
    });
    const lines = data.csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`${badgeNo},'=cmd(),Nile Trading`);
    expect((await runAccountCommand(embedded.db, { action: 'log' })).join('\n')).toContain(
      `${demo.email}\tcheck-ins-exported\t${exhibitionId}\t2 check-ins`,
    );
  });

  it('§6 a deleted account leaves the number of its check-in and no name; its export has the check-in', async () => {
    const { person, userId } = await register(embedded);
    const badgeNo = await badge(exhibitionId, 'Omar Farouk', Number(userId));
    await send([scan(badgeNo)]);
    expect((await person.call('/account/exportData.json')).data).toMatchObject({ checkIns: [{ badgeNo }] });
    expect((await person.call('/account/delete.json', { password: 'correct1' })).code).toBe(200);
    const { list } = await overview(organiser);
    expect(list.find((one) => one.badgeNo === badgeNo)).toMatchObject({ contactName: '' });
  });
});
