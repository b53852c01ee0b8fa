import { industryCodes } from '@fairgate/schema/constants';
import { slug } from '@fairgate/schema/slug';
import { matchRoute, routes } from '@fairgate/schema/urls';
import { aiSourcing } from '@fairgate/schema/urls/assistant';
import { aggregatePage, categoryPage } from '@fairgate/schema/urls/category';
import { affSite, eshowPath, exhibitionPath, fairPageSite } from '@fairgate/schema/urls/exhibition-segment';
import { industryNews } from '@fairgate/schema/urls/industry-exhibition';
import { keywordSlug } from '@fairgate/schema/urls/keyword';
import { namedId } from '@fairgate/schema/urls/named-id';
import { formatProductSegment, productPage } from '@fairgate/schema/urls/product';
import { promotionProduct } from '@fairgate/schema/urls/promotion';
import { showroomPage } from '@fairgate/schema/urls/showroom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyName, enName, id, pageNo, valuesOf } from './parameters.ts';

describe('addresses of all parameter values', () => {
  it.each(routes.map((route) => [route.section, route.shape.template, route] as const))(
    "§%s %s returns every value, by its address and by the router's parameters, and matches no other route",
    (_, _template, route) => {
      fc.assert(
        fc.property(valuesOf(route), (value) => {
          const path = route.shape.format(value as never);
          expect(route.shape.parse(path)).toEqual(value);
          expect(route.shape.parseParams(route.shape.formatParams(value as never))).toEqual(value);
          expect(matchRoute(path)).toEqual({ route, params: value, canonicalPath: path });
        }),
        { numRuns: 50 },
      );
    },
  );
});

describe('addresses of any value', () => {
  it('§2.1, §2.2 a product of any name parses back to its slug and id', () => {
    fc.assert(
      fc.property(anyName, id, (name, productId) => {
        const path = productPage.format({ product: { slug: name, id: productId } });
        expect(productPage.parse(path)).toEqual({ product: { slug: slug(name), id: productId } });
        expect(path).toMatch(/^\/[\w.~%!*'()-]+\.html$/);
      }),
    );
  });

  it('§2.1 the product segment parses back without encoding', () => {
    fc.assert(
      fc.property(anyName, id, (name, productId) => {
        expect(namedId.parse(formatProductSegment({ slug: name, id: productId }))).toEqual({
          slug: slug(name),
          id: productId,
        });
      }),
    );
  });

  it('§2.2 a category of any name, digits at its end included, keeps id and page', () => {
    fc.assert(
      fc.property(
        anyName,
        fc.constantFrom('', '1', ' 24', '_3'),
        id,
        pageNo,
        (name, end, categoryId, page) => {
          const category = { slug: slug(name + end), id: categoryId, pageNo: page };
          expect(categoryPage.parse(categoryPage.format({ category }))).toEqual({ category });
        },
      ),
    );
  });

  it('§2.2 an aggregate keeps a missing id missing', () => {
    fc.assert(
      fc.property(anyName, anyName, fc.option(id, { nil: undefined }), (words, name, categoryId) => {
        const category =
          categoryId === undefined ? { slug: slug(name) } : { slug: slug(name), id: categoryId };
        const path = aggregatePage.format({ keyword: words, category });
        expect(aggregatePage.parse(path)).toEqual({ keyword: keywordSlug(words), category });
      }),
    );
  });

  it('§2.2 a showroom keeps keyword and page', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('showroom', 'hots', 'aggregate'),
        anyName,
        pageNo,
        (roomType, words, page) => {
          const path = showroomPage.format({ roomType, showroom: { keyword: words, pageNo: page } });
          expect(showroomPage.parse(path)).toEqual({
            roomType,
            showroom: { keyword: keywordSlug(words), pageNo: page },
          });
        },
      ),
    );
  });

  it('§2.2 the assistant keeps chat id and tag', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\w@-]{1,30}$/),
        fc.string({ minLength: 1, maxLength: 50 }),
        (chatId, tag) => {
          fc.pre(tag !== '.' && tag !== '..');
          expect(aiSourcing.parse(aiSourcing.format({ chatId, tag }))).toEqual({ chatId, tag });
          expect(aiSourcing.parse(aiSourcing.format({ chatId }))).toEqual({ chatId });
        },
      ),
    );
  });

  it('§2.5 exhibition parts parse back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('expo', 'aff', 'chinahomelife', 'chinashop', 'sports', 'meits'),
        enName,
        id,
        (type, name, exhibitionId) => {
          const value = { exhibitionType: type, websiteEnName: name, exhibitionId };
          expect(exhibitionPath.parse(exhibitionPath.format(value))).toEqual(value);
          fc.pre(!/^japan$/i.test(name));
          expect(affSite.parse(affSite.format(name))).toBe(name);
        },
      ),
    );
    fc.assert(
      fc.property(enName, fc.stringMatching(/^[a-z0-9]{1,20}$/), (name, pageId) => {
        expect(fairPageSite.parse(fairPageSite.format({ websiteEnName: name, pageId }))).toEqual({
          websiteEnName: name,
          pageId,
        });
        expect(eshowPath.parse(eshowPath.format({ countryName: name, shortName: pageId }))).toEqual({
          countryName: name,
          shortName: pageId,
        });
        expect(eshowPath.parse(eshowPath.format({ shortName: pageId }))).toEqual({ shortName: pageId });
      }),
    );
  });

  it('§2.6 industry news parse back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...industryCodes),
        fc.stringMatching(/^[a-z]{2}$/),
        fc.constantFrom('expo', 'industry'),
        pageNo,
        (industryAbbr, websiteAbbr, newsType, page) => {
          const value = { site: { industryAbbr, websiteAbbr }, news: { newsType, pageNo: page } };
          expect(industryNews.parse(industryNews.format(value))).toEqual(value);
        },
      ),
    );
  });

  it('§2.7 a product under a promotion keeps all four parts', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z](?:[a-z0-9-]{0,10}[a-z])?$/),
        id,
        anyName,
        id,
        (promotionTheme, promotionId, name, productId) => {
          const value = {
            promotion: { promotionTheme, promotionId },
            product: { slug: slug(name), id: productId },
          };
          expect(promotionProduct.parse(promotionProduct.format(value))).toEqual(value);
        },
      ),
    );
  });
});

describe('addresses of any text', () => {
  const anyPath = fc.oneof(
    fc.webPath(),
    fc.string().map((text) => `/${text}`),
    fc
      .array(
        fc.constantFrom(
          'category',
          'Shoes_12_3.html',
          'expoPoland_12',
          'spring24',
          'HL-ae',
          '_',
          '.html',
          '%',
          '..',
          'a_1.html',
        ),
        { maxLength: 4 },
      )
      .map((parts) => `/${parts.join('/')}`),
  );

  it('§2 never throw, and a parsed address formats to an address with the same values', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        for (const { shape } of routes) {
          const value = shape.parse(path);
          if (value === undefined) continue;
          const canonical = shape.format(value as never);
          expect(shape.parse(canonical)).toEqual(value);
          expect(shape.format(shape.parse(canonical) as never)).toBe(canonical);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('§2 the canonical path of a canonical path is the same path', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const canonical = matchRoute(path)?.canonicalPath;
        if (canonical !== undefined) expect(matchRoute(canonical)?.canonicalPath).toBe(canonical);
      }),
      { numRuns: 300 },
    );
  });

  it("§2 the router's functions (parseParams, formatParams) agree with parse and format", () => {
    fc.assert(
      fc.property(anyName, id, (name, productId) => {
        const value = { product: { slug: slug(name), id: productId } };
        expect(productPage.parseParams(productPage.formatParams(value))).toEqual(value);
      }),
    );
    expect(productPage.parseParams({ product: 'no-id' })).toBe(false);
    expect(productPage.parseParams({})).toBe(false);
  });
});
