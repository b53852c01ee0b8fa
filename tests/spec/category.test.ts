import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

describe('category', () => {
  it('§3 the tree has two levels: nodes know their children, their parent and their tags', async () => {
    const { data } = await gateway.query(/* GraphQL */ `
      {
        categories {
          id
          slug
          name
          level
          parent {
            id
          }
          productCount
          tags {
            code
          }
          picture {
            src
          }
          children {
            id
            slug
            name
            level
            parent {
              id
            }
            tags {
              code
              name
            }
            children {
              id
            }
          }
        }
      }
    `);
    expect(data['categories']).toEqual([
      {
        id: '8',
        slug: 'Consumer-electronics-appliances_',
        name: 'Consumer electronics & appliances',
        level: 1,
        parent: null,
        productCount: 250,
        tags: [],
        picture: { src: '/pictures/electric-kettle-white-front.webp' },
        children: [
          {
            id: '801',
            slug: 'Kitchen-appliances_',
            name: 'Kitchen appliances',
            level: 2,
            parent: { id: '8' },
            tags: [{ code: 'T10101', name: 'Gooseneck kettles' }],
            children: [],
          },
        ],
      },
    ]);
  });

  it("§7.3 the tree is a static read by website id and language: the default site 1001, the visitor's language", async () => {
    await gateway.query('{ categories { name } }', {}, {}, '?lang=fa&site=eg');
    expect(upstream.calls).toMatchObject([{ method: 'GET', path: '/static/1001/fa/cateAndTagV2.json' }]);
  });

  it('§7 a query with many categories reads the tree once', async () => {
    await gateway.query(
      '{ a: category(id: "8") { name } b: category(id: "801") { name parent { name } } categories { id } searchProducts { nodes { category { id } } } }',
    );
    expect(upstream.counts()).toEqual({ cateAndTagV2: 1, searchGoodsV2: 1 });
  });

  it('§2.2 a category of either level is found by its id; an unknown one is null', async () => {
    const { data, errors } = await gateway.query(
      '{ top: category(id: "8") { level } below: category(id: "801") { level } none: category(id: "999999") { level } }',
    );
    expect(data).toEqual({ top: { level: 1 }, below: { level: 2 }, none: null });
    expect(errors).toBeUndefined();
  });

  it('§2.1 a category has one address in all languages, made from its English name', async () => {
    upstream.answer('cateAndTagV2', (_call, response) =>
      json(response, [
        {
          id: '8',
          enName: 'Home & garden',
          name: 'Haus & Garten',
          goodsCount: 0,
          children: [{ id: '801', name: 'Küche', goodsCount: 0 }],
        },
      ]),
    );
    const { data } = await gateway.query(
      '{ categories { slug name children { slug } } }',
      {},
      {},
      '?lang=de',
    );
    expect(data['categories']).toEqual([
      { slug: 'Home-garden_', name: 'Haus & Garten', children: [{ slug: 'Küche_' }] },
    ]);
  });

  for (const [name, id] of [
    ['Home garden', '8'],
    ['home-garden_', '8'],
    ['Haus & Garten', '8'],
    ['KÜCHE', '801'],
    ['Garden', undefined],
    ['!', undefined],
  ] as const) {
    it(`§2.2 finds a category by name: "${name}" ${id ? `is ${id}` : 'is unknown'}`, async () => {
      upstream.answer('cateAndTagV2', (_call, response) =>
        json(response, [
          {
            id: '8',
            enName: 'Home & garden',
            name: 'Haus & Garten',
            goodsCount: 0,
            children: [{ id: '801', name: 'Küche', goodsCount: 0 }],
          },
        ]),
      );
      const { data } = await gateway.query('query($name: String!) { categoryNamed(name: $name) { id } }', {
        name,
      });
      expect(data['categoryNamed']).toEqual(id ? { id } : null);
      expect(upstream.counts()).toEqual({ cateAndTagV2: 1 });
    });
  }

  it('§9 rejects a name over 200 characters and names the argument', async () => {
    const { errors } = await gateway.query('query($name: String!) { categoryNamed(name: $name) { id } }', {
      name: 'k'.repeat(201),
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: ['name'] });
    expect(upstream.calls).toEqual([]);
  });

  it('§8 a product with an unknown category has an error at that field and keeps the rest', async () => {
    upstream.answer('cateAndTagV2', (_call, response) => json(response, []));
    const { data, errors } = await gateway.query('{ product(id: "100123") { name category { name } } }');
    expect(data).toEqual({ product: null });
    expect(errors).toMatchObject([{ path: ['product', 'category'], extensions: { code: 'NOT_FOUND' } }]);
  });

  it('§8 a tree of an unexpected shape is a server error', async () => {
    upstream.answer('cateAndTagV2', (_call, response) => json(response, { success: true, data: [] }));
    const { errors } = await gateway.query('{ categories { name } }');
    expect(errors?.[0]?.extensions.code).toBe('SERVER_ERROR');
  });
});
