// Requests for stands, on real databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, newEmail, newPerson } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

describe.each(databases)('requests for stands on %s', (kind) => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
  });
  afterAll(() => embedded.close());

  const request = (email: string) => ({
    exhibitionId: '801',
    companyName: 'Nile Trading',
    contactName: 'Amal',
    email,
    phone: '+20 2 1234 5678',
    countryId: 'EG',
    products: 'Kettles',
    squareMetres: 9,
    hall: 'A',
    message: null,
  });
  const book = (data: object, key: string, language = 'en', person = newPerson(embedded)) =>
    person.call<{ requestNo: string }>('/stand/bookStand.json', data, {
      headers: { 'idempotency-key': key },
      language,
    });
  const keyOf = (email: string) => `key-${email.replaceAll(/\W/g, '-')}`;
  const stored = async (email: string) =>
    (
      await embedded.db.rows({ text: 'select hall, square_metres from stand_request where email = $1' }, [
        email,
      ])
    ).length;

  it('§2.5 is stored and confirmed by mail once, also when it arrives twice at once', async () => {
    const email = newEmail();
    const [one, again] = await Promise.all([
      book(request(email), keyOf(email)),
      book(request(email), keyOf(email)),
    ]);
    expect(one?.data.requestNo).toMatch(/^S-\d{6}$/);
    expect(again?.data).toEqual(one?.data);
    expect(await stored(email)).toBe(1);
    const mails = await mailsTo(embedded, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Your request for a stand at Cairo Home and Decoration Fair');
    expect(mails[0]?.text).toContain(one?.data.requestNo);
    expect(mails[0]?.text).toContain('https://fair.example/chinahomelifeEgypt_801?lang=en');
  });

  it('the mail is in the language of the page', async () => {
    const email = newEmail();
    await book(request(email), keyOf(email), 'de');
    expect((await mailsTo(embedded, email))[0]?.subject).toMatch(/^Ihre Standanfrage: /);
  });

  it('another request with the same key is refused, and one without a key is malformed', async () => {
    const email = newEmail();
    await book(request(email), keyOf(email));
    const other = { ...request(email), squareMetres: 18 };
    expect(await book(other, keyOf(email))).toMatchObject({ code: 40_904 });
    expect((await book(other, '')).status).toBe(400);
    expect(await stored(email)).toBe(1);
  });

  it('an exhibition that is over or unknown has no stands', async () => {
    const email = newEmail();
    for (const exhibitionId of ['812', '999999'])
      expect(await book({ ...request(email), exhibitionId }, `key-of-${exhibitionId}`)).toMatchObject({
        code: 404,
      });
    expect([await stored(email), await mailsTo(embedded, email)]).toEqual([0, []]);
  });

  it('a visitor can ask ten times an hour', async () => {
    const person = newPerson(embedded);
    const codes = [];
    for (let time = 0; time < 11; time += 1) {
      const email = newEmail();
      codes.push((await book(request(email), keyOf(email), 'en', person)).code);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 42_901]);
  });
});
