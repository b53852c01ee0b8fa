// Check-ins of organisers and leads of exhibitors, at the gateway.
import { leadsAtOnceMaxCount } from '@fairgate/schema/limits';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor, signedInBuyer, signedInOrganiser, signedInSupplier } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

const failure = '... on Failure { code path }';

describe('§2.4 check-ins', () => {
  const checkIn = `mutation ($input: CheckInInput!) { checkIn(input: $input) {
    __typename ... on CheckedIn { scans { nonce badgeNumber status checkIn { scannedAt deviceId gate } } } ${failure} } }`;
  const scan = {
    nonce: '5e0c2f0e-7a51-4a3e-9d63-2f1f8f1f6a11',
    badgeNumber: 'K7Q2-9MXD',
    scannedAt: '2027-02-10T09:41:00.000Z',
    deviceId: 'device-1',
    gate: 'Gate 2',
  };
  const input = { exhibitionId: '3001', scans: [scan] };

  it('§2.4 sends the scans with the organiser’s token; the answer says what became of each', async () => {
    const visitor = await signedInOrganiser(gateway);
    upstream.reset();
    const { data } = await visitor.query(checkIn, { input });
    expect(data['checkIn']).toEqual({
      __typename: 'CheckedIn',
      scans: [
        {
          nonce: scan.nonce,
          badgeNumber: 'K7Q2-9MXD',
          status: 'ALREADY_CHECKED_IN',
          checkIn: { scannedAt: '2027-02-10T09:40:00.000Z', deviceId: 'device-2', gate: 'Gate 1' },
        },
        {
          nonce: expect.any(String) as string,
          badgeNumber: 'AAAA-0000',
          status: 'UNKNOWN',
          checkIn: null,
        },
      ],
    });
    expect(upstream.calls).toMatchObject([
      {
        operation: 'checkIn',
        body: {
          token: 't-1',
          data: {
            exhibitionId: '3001',
            scans: [{ nonce: scan.nonce, badgeNo: scan.badgeNumber, clockOffsetSeconds: 0, gate: 'Gate 2' }],
          },
        },
      },
    ]);
  });

  it('§2.4 a batch whose connection breaks is sent again', async () => {
    const visitor = await signedInOrganiser(gateway);
    upstream.reset();
    let attempts = 0;
    upstream.answer('checkIn', (_call, response) => {
      attempts += 1;
      if (attempts === 1) response.destroy();
      else json(response, { success: true, code: 200, data: { list: [] } });
    });
    const { data } = await visitor.query(checkIn, { input });
    expect(data['checkIn']).toEqual({ __typename: 'CheckedIn', scans: [] });
    expect(attempts).toBe(2);
  });

  it('§9 more than 100 scans, none, and malformed ones are refused without a call', async () => {
    const visitor = await signedInOrganiser(gateway);
    upstream.reset();
    const answer = async (scans: readonly object[], exhibitionId = '3001') => {
      const { data, errors } = await visitor.query(checkIn, { input: { exhibitionId, scans } });
      return (data?.['checkIn'] as { code?: string } | undefined)?.code ?? errors?.[0]?.extensions.code;
    };
    const many = Array.from({ length: 101 }, () => scan);
    for (const scans of [
      many,
      [],
      [{ ...scan, nonce: 'x' }],
      [{ ...scan, gate: 'x'.repeat(41) }],
      [{ ...scan, badgeNumber: '' }],
      [{ ...scan, scannedAt: '1960-01-01T00:00:00Z' }],
      [{ ...scan, scannedAt: 'today' }],
    ])
      expect(await answer(scans)).toBe('BAD_USER_INPUT');
    expect(await answer([scan], 'x')).toBe('BAD_USER_INPUT');
    expect(upstream.calls).toEqual([]);
  });

  it('§6 guests, buyers and suppliers are refused without a call; another’s fair does not exist', async () => {
    for (const visitor of [
      newVisitor(gateway),
      await signedInBuyer(gateway),
      await signedInSupplier(gateway),
    ]) {
      upstream.reset();
      expect((await visitor.query(checkIn, { input })).data['checkIn']).toMatchObject({
        code: 'LOGIN_REQUIRED',
      });
      expect(upstream.calls).toEqual([]);
    }
    const visitor = await signedInOrganiser(gateway);
    upstream.answer('checkIn', (_call, response) =>
      json(response, { success: false, code: 404, msg: 'no', data: null }),
    );
    expect((await visitor.query(checkIn, { input })).data['checkIn']).toMatchObject({
      code: 'NOT_FOUND',
      path: ['exhibitionId'],
    });
  });

  it('are shown to the organiser by hour and latest first, and exported', async () => {
    const visitor = await signedInOrganiser(gateway);
    const { data } = await visitor.query(
      '{ viewer { ... on OrganiserUser { exhibition(id: "3001") { checkInCount checkIns { today { hour count } latest { badgeNumber name companyName gate scannedAt receivedAt clockWrong } } } } } }',
    );
    expect(data['viewer']).toEqual({
      exhibition: {
        checkInCount: 1,
        checkIns: {
          today: [{ hour: 11, count: 1 }],
          latest: [
            {
              badgeNumber: 'K7Q2-9MXD',
              name: 'Amal Hassan',
              companyName: 'Nile Trading',
              gate: 'Gate 2',
              scannedAt: '2027-02-10T09:41:00.000Z',
              receivedAt: '2027-02-10T09:55:00.000Z',
              clockWrong: false,
            },
          ],
        },
      },
    });
    const file = `mutation { exportCheckIns(exhibitionId: "3001") { ... on CheckInExport { csv } ${failure} } }`;
    expect((await visitor.query(file)).data['exportCheckIns']).toMatchObject({
      csv: expect.stringContaining('K7Q2-9MXD') as string,
    });
    expect((await gateway.query(file)).data['exportCheckIns']).toMatchObject({ code: 'LOGIN_REQUIRED' });
  });
});

describe('§2.4 leads', () => {
  const saveLeads = `mutation ($input: LeadsInput!) { saveLeads(input: $input) {
    __typename ... on LeadsSaved { leads { id status } } ${failure} } }`;
  const lead = {
    id: '5e0c2f0e-7a51-4a3e-9d63-2f1f8f1f6a21',
    signedCode: 'FG1:6BF',
    note: 'Asked for samples',
    notedAt: '2027-02-10T11:01:00.000Z',
    scannedAt: '2027-02-10T11:00:00.000Z',
  };
  /** A note on a lead that another device scanned. */
  const { signedCode: _, ...noted } = { ...lead, id: '5e0c2f0e-7a51-4a3e-9d63-2f1f8f1f6a22' };
  const input = { exhibitionId: '801', supplierId: '2002', leads: [lead, noted] };

  it('§2.4 as many leads as a device sends at once, with the longest notes, are one request', async () => {
    const supplier = await signedInSupplier(gateway);
    const leads = Array.from({ length: leadsAtOnceMaxCount }, (_, place) => ({
      ...lead,
      id: `lead-with-a-long-note-${place}`,
      signedCode: `FG1:${'A'.repeat(400)}`,
      note: 'ป'.repeat(1_000),
    }));
    const { data } = await supplier.query(saveLeads, { input: { ...input, leads } });
    expect(data['saveLeads']).toMatchObject({ __typename: 'LeadsSaved' });
  });

  it('§2.4 are stored with the supplier’s token, listed and exported', async () => {
    const visitor = await signedInSupplier(gateway);
    expect((await visitor.query(saveLeads, { input })).data['saveLeads']).toEqual({
      __typename: 'LeadsSaved',
      leads: [
        { id: lead.id, status: 'SAVED' },
        { id: noted.id, status: 'UNKNOWN' },
      ],
    });
    const sent = upstream.calls.find(({ operation }) => operation === 'saveLeads')?.body as {
      data: { leads: object[] };
    };
    expect(sent.data.leads.map((one) => 'code' in one)).toEqual([true, false]);
    const { data } = await visitor.query(
      '{ viewer { ... on SupplierUser { leads(exhibitionId: "801") { totalCount nodes { id badgeNumber name companyName email stand note scannedAt } pageInfo { hasNextPage } } } } }',
    );
    expect(data['viewer']).toEqual({
      leads: {
        totalCount: 1,
        nodes: [
          {
            id: lead.id,
            badgeNumber: 'K7Q2-9MXD',
            name: 'Amal Hassan',
            companyName: 'Nile Trading',
            email: 'amal@nile.example',
            stand: 'A-107',
            note: 'Asked for samples',
            scannedAt: '2027-02-10T11:00:00.000Z',
          },
        ],
        pageInfo: { hasNextPage: false },
      },
    });
    const file = `mutation { exportLeads(exhibitionId: "801") { ... on LeadExport { csv } ${failure} } }`;
    expect((await visitor.query(file)).data['exportLeads']).toMatchObject({
      csv: expect.stringContaining('K7Q2-9MXD') as string,
    });
    expect((await gateway.query(file)).data['exportLeads']).toMatchObject({ code: 'LOGIN_REQUIRED' });
  });

  it('§6 §9 others than suppliers, too many and malformed ones are refused without a call', async () => {
    const supplier = await signedInSupplier(gateway);
    upstream.reset();
    for (const leads of [
      Array.from({ length: 101 }, () => lead),
      [],
      [{ ...lead, note: 'x'.repeat(1_001) }],
      [{ ...lead, signedCode: '' }],
    ])
      expect(
        (await supplier.query(saveLeads, { input: { ...input, leads } })).data['saveLeads'],
      ).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    expect(upstream.calls).toEqual([]);
    for (const visitor of [
      newVisitor(gateway),
      await signedInBuyer(gateway),
      await signedInOrganiser(gateway),
    ])
      expect((await visitor.query(saveLeads, { input })).data['saveLeads']).toMatchObject({
        code: 'LOGIN_REQUIRED',
      });
    expect(upstream.counts()['saveLeads']).toBeUndefined();
  });
});
