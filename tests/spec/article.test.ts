import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

const article = /* GraphQL */ `
  query Article($name: ArticleName!, $country: String) {
    article(name: $name, country: $country) {
      title
      summary
      country
      changedOn
      sections {
        key
        heading
        paragraphs
        points
      }
    }
  }
`;
const paths = () => upstream.calls.map(({ path }) => path);

describe('§2.2 policy pages', () => {
  it('§2.2 the international texts are static reads, one call each', async () => {
    const { data } = await gateway.query(article, { name: 'PRIVACY' });
    expect(data['article']).toMatchObject({
      title: 'Privacy in short',
      country: null,
      changedOn: '2026-11-21',
      sections: [{ key: 'rights', points: ['Have it corrected.', 'Have it deleted.'] }],
    });
    await gateway.query(article, { name: 'ABOUT_US' });
    expect(paths()).toEqual(['/static/999/en/privacy.json', '/static/999/en/aboutUs.json']);
  });

  it("§2.2 a country's version is found by the English name of the site, in any case, and is read from that site", async () => {
    for (const country of ['Egypt', 'egypt']) {
      upstream.reset();
      const { data } = await gateway.query(article, { name: 'PRIVACY_POLICY', country });
      expect(data['article']).toMatchObject({ title: 'Privacy policy', country: 'Egypt' });
      expect(paths()).toEqual(['/static/1001/en/websites.json', '/static/1020/en/privacyPolicy.json']);
    }
  });

  it('§2.2 a country without a site has no version', async () => {
    const { data, errors } = await gateway.query(article, { name: 'PRIVACY_POLICY', country: 'Atlantis' });
    expect(data).toEqual({ article: null });
    expect(errors).toBeUndefined();
  });

  it('§3 requests the text in the language of the request', async () => {
    await gateway.query(article, { name: 'PRIVACY' }, { 'accept-language': 'ar' });
    expect(paths()).toEqual(['/static/999/ar/privacy.json']);
  });
});
