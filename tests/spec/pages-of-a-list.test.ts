import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { stockUp } from '../gateway/catalogue.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => {
  upstream.reset();
  stockUp(upstream, 50);
});
afterAll(close);

type Page = {
  searchProducts: {
    totalCount: number;
    edges: { cursor: string; node: { id: string } }[];
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
  };
};

const document = /* GraphQL */ `
  query ($first: Int, $after: String, $last: Int, $before: String, $page: Int) {
    searchProducts(first: $first, after: $after, last: $last, before: $before, page: $page) {
      totalCount
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`;
const page = async (variables: Record<string, unknown>) =>
  (await gateway.query<Page>(document, variables)).data.searchProducts;
const idsOf = ({ edges }: Page['searchProducts']) => edges.map(({ node }) => Number(node.id) - 100_000);

describe('pages of a list', () => {
  it('§7 cursors lead forwards through the whole list, each product once', async () => {
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const here: Page['searchProducts'] = await page({ first: 20, after });
      seen.push(...idsOf(here));
      after = here.pageInfo.hasNextPage ? here.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(Array.from({ length: 50 }, (_, index) => index));
  });

  it('§7 cursors lead backwards through the whole list, from its end', async () => {
    const seen: number[] = [];
    let before: string | null = null;
    do {
      const here: Page['searchProducts'] = await page({ last: 20, before });
      seen.unshift(...idsOf(here));
      before = here.pageInfo.hasPreviousPage ? here.pageInfo.startCursor : null;
    } while (before);
    expect(seen).toEqual(Array.from({ length: 50 }, (_, index) => index));
  });

  it.each([
    ['page', { page: 2, after: 'cDox' }],
    ['page', { page: 2, last: 3 }],
    ['after', { last: 3, after: 'cDox' }],
    ['before', { before: 'cDox' }],
    ['before', { last: 3, before: 'x' }],
    ['last', { last: 61 }],
    ['page', { page: 0 }],
  ])('§5 refuses contradictory arguments and names %s: %o', async (argument, variables) => {
    const { errors } = await gateway.query(document, variables);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: [argument] } }]);
  });

  it('§7 a numbered page equals the page of its cursor, and says whether pages exist before and after', async () => {
    const second = await page({ first: 20, page: 2 });
    expect(idsOf(second)).toEqual(Array.from({ length: 20 }, (_, index) => 20 + index));
    expect(second).toMatchObject({ totalCount: 50, pageInfo: { hasNextPage: true, hasPreviousPage: true } });
    expect(second.pageInfo.startCursor).toBe(second.edges[0]?.cursor);
    expect(second.pageInfo.endCursor).toBe(second.edges.at(-1)?.cursor);
    expect(await page({ first: 20, after: (await page({ first: 20, page: 1 })).pageInfo.endCursor })).toEqual(
      second,
    );
  });

  it('§7 the last page is short and has no next page', async () => {
    const last = await page({ first: 20, page: 3 });
    expect(idsOf(last)).toHaveLength(10);
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('§2 a page beyond the end is empty and has the total', async () => {
    const beyond = await page({ first: 20, page: 9 });
    expect(beyond).toEqual({
      totalCount: 50,
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    });
  });

  it('§7 first: 0 returns the count alone', async () => {
    expect(await page({ first: 0 })).toMatchObject({ totalCount: 50, edges: [] });
  });

  const refused: [title: string, variables: Record<string, unknown>, argument: string][] = [
    ['first above 60', { first: 61 }, 'first'],
    ['a negative first', { first: -1 }, 'first'],
    ['page 0', { page: 0 }, 'page'],
    ['a page number that is too large', { page: 1_000_001 }, 'page'],
    ['an invalid cursor', { after: 'kettle' }, 'after'],
    ['a cursor with a negative offset', { after: Buffer.from('p:-5').toString('base64url') }, 'after'],
  ];
  for (const [title, variables, argument] of refused) {
    it(`§5 rejects ${title} and names the argument, without an upstream call`, async () => {
      const { data, errors } = await gateway.query<{ searchProducts: null }>(document, variables);
      expect(data.searchProducts).toBeNull();
      expect(errors).toHaveLength(1);
      expect(errors?.[0]).toMatchObject({
        path: ['searchProducts'],
        extensions: { code: 'BAD_USER_INPUT', argument: [argument] },
      });
      expect(upstream.calls).toEqual([]);
    });
  }
});
