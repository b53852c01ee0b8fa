import { toVerifyNumber } from '@fairgate/schema/verify-number';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

const verify = /* GraphQL */ `
  query Verify($number: String!) {
    verifyNumber(number: $number) {
      number
      supplier {
        id
        name
        verifications {
          title
          checkedOn
          inspector
        }
      }
      certificates {
        certificate {
          code
          number
          issuer
          validUntil
        }
        supplier {
          id
        }
      }
      badges {
        number
        kind
        company
        issuedOn
        withdrawnOn
        exhibition {
          id
          name
          startsOn
        }
        supplier {
          id
        }
      }
    }
  }
`;
const unknownEverywhere = () => {
  upstream.answer('supplierList', (_, response) => json(response, { code: 0, data: [] }));
  upstream.answer('certificateList', (_, response) => json(response, { code: 0, data: [] }));
  upstream.answer('badgeList', (_, response) => json(response, { success: true, data: [] }));
};

describe('§2.2 /verify', () => {
  it("§2.2 a supplier's number returns what was checked, when and by whom", async () => {
    const { data, errors } = await gateway.query(verify, { number: '2017' });
    expect(errors).toBeUndefined();
    expect(data['verifyNumber']).toMatchObject({
      number: '2017',
      supplier: {
        id: '2017',
        verifications: [
          { title: 'Factory visit', checkedOn: '2026-03-14', inspector: 'Intertrace Inspection' },
        ],
      },
    });
  });

  it("§2.2 a certificate's number returns the certificate and its holder", async () => {
    const { data } = await gateway.query(verify, { number: ' q-203 91 ' });
    expect(data['verifyNumber']).toMatchObject({
      number: 'Q-20391',
      supplier: null,
      certificates: [
        {
          certificate: {
            code: 'ISO 9001',
            number: 'Q-20391',
            issuer: 'Eurotest Lab',
            validUntil: '2027-09-30',
          },
          supplier: { id: '2017' },
        },
      ],
    });
    expect(upstream.calls.find((call) => call.operation === 'certificateList')?.body).toMatchObject({
      data: { certNo: 'Q-20391' },
    });
  });

  it("§2.2 a badge's number returns its exhibition and company, and not its owner", async () => {
    const { data } = await gateway.query<{ verifyNumber: { badges: object[] } }>(verify, {
      number: 'B31-4021',
    });
    expect(data.verifyNumber.badges).toEqual([
      expect.objectContaining({
        kind: 'EXHIBITOR',
        issuedOn: '2026-11-01',
        withdrawnOn: null,
        supplier: { id: '2017' },
      }),
    ]);
    const { data: type } = await gateway.query<{ __type: { fields: { name: string }[] } }>(
      '{ __type(name: "ExhibitionBadge") { fields { name } } }',
    );
    expect(type.__type.fields.map(({ name }) => name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/person|email|visitorName/)]),
    );
  });

  it('§7 calls each service once, and once for all suppliers', async () => {
    await gateway.query(verify, { number: '2017' });
    expect(upstream.counts()).toEqual({ supplierList: 1, certificateList: 1, badgeList: 1 });
  });

  it('§2.2 an unknown number is an answer, not an error', async () => {
    unknownEverywhere();
    const { data, errors } = await gateway.query(verify, { number: '99' });
    expect(errors).toBeUndefined();
    expect(data['verifyNumber']).toEqual({ number: '99', supplier: null, certificates: [], badges: [] });
  });

  it('§8 a number that could not be checked is null with an error, never "unknown"', async () => {
    upstream.answer('badgeList', (_, response) =>
      json(response, { success: false, code: 500, msg: 'down' }, 500),
    );
    const { data, errors } = await gateway.query(verify, { number: 'Q-20391' });
    expect(data['verifyNumber']).toMatchObject({
      badges: null,
      certificates: [{ certificate: { code: 'ISO 9001' } }],
    });
    expect(errors?.[0]).toMatchObject({
      path: ['verifyNumber', 'badges'],
      extensions: { code: 'SERVER_ERROR' },
    });
  });

  it('§5 a malformed number is rejected by name without an upstream call', async () => {
    for (const number of ['', '   ', '<script>', 'x'.repeat(61), "1' or '1'='1"]) {
      const { errors } = await gateway.query(verify, { number });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: ['number'] });
    }
    expect(upstream.calls).toEqual([]);
  });

  it('§2.2 numbers are read in any case and width, with spaces', () => {
    expect([' b1-20 31', 'Ｂ１-２０３１', 'b1-2031'].map(toVerifyNumber)).toEqual([
      'B1-2031',
      'B1-2031',
      'B1-2031',
    ]);
    expect(toVerifyNumber('-1')).toBeUndefined();
  });
});
