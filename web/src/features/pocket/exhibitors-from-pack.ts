import type { PocketExhibitor } from '@fairgate/schema/pocket';
import type {
  ExhibitorCardFragment,
  ExhibitorFilter,
  ExhibitorQuery,
  ExhibitorQueryVariables,
  ExhibitorsQuery,
  ExhibitorsQueryVariables,
} from '#graphql';
import { findExhibitors } from './find-exhibitors.ts';
import { productFromPack } from './product-from-pack.ts';
import { addressed, pictureOf, withAlt, type OpenPack } from './open-pack.ts';

const exhibitorsPerPage = 24;
const productsOfExhibitor = 12;

function supplierOf(stored: OpenPack, { name, supplier }: PocketExhibitor) {
  if (!supplier) return null;
  return {
    __typename: 'Supplier' as const,
    id: supplier.id,
    slug: supplier.slug,
    picture: withAlt(pictureOf(stored, supplier.picture), name),
  };
}

const standOf = ({ stand: { hall, number } }: PocketExhibitor) => ({
  __typename: 'Stand' as const,
  hall,
  number,
});

export const logoOf = (stored: OpenPack, { name, logo }: PocketExhibitor) =>
  withAlt(pictureOf(stored, logo), name);

function cardOf(stored: OpenPack, exhibitor: PocketExhibitor): ExhibitorCardFragment {
  const { number, name, countryCode, products } = exhibitor;
  const supplier = supplierOf(stored, exhibitor);
  return {
    __typename: 'Exhibitor',
    number,
    name,
    countryCode,
    products,
    logo: logoOf(stored, exhibitor),
    stand: standOf(exhibitor),
    supplier,
  };
}

export const exhibitorFacets = ({ facets }: ReturnType<typeof findExhibitors>) =>
  facets.map(({ kind, values }) => ({
    __typename: 'ExhibitorFacet' as const,
    kind,
    values: values.map((value) => ({ __typename: 'FacetValue' as const, ...value })),
  }));

export function exhibitorPage(stored: OpenPack, filter: ExhibitorFilter, page: number, size: number) {
  const found = findExhibitors(stored.pack, filter);
  return {
    __typename: 'ExhibitorConnection' as const,
    totalCount: found.found.length,
    nodes: found.found.slice((page - 1) * size, page * size).map((one) => cardOf(stored, one)),
    facets: exhibitorFacets(found),
  };
}

export const exhibitors = (
  stored: OpenPack,
  { filter, page }: ExhibitorsQueryVariables,
): ExhibitorsQuery => ({
  __typename: 'Query',
  exhibition: {
    ...addressed(stored.pack),
    exhibitors: exhibitorPage(stored, filter, page, exhibitorsPerPage),
  },
});

export function exhibitor(stored: OpenPack, { id, number }: ExhibitorQueryVariables): ExhibitorQuery {
  const { pack } = stored;
  const found = pack.exhibitors.find((one) => one.number === number);
  if (!found) return { __typename: 'Query', exhibition: { ...addressed(pack), exhibitor: null } };
  const { name, countryCode, products, categoryId } = found;
  const category = pack.exhibition.categories.find((one) => one.id === categoryId);
  const supplier = supplierOf(stored, found);
  const own = pack.products.filter(({ supplierId }) => supplierId === supplier?.id);
  return {
    __typename: 'Query',
    exhibition: {
      ...addressed(pack),
      exhibitor: {
        __typename: 'Exhibitor',
        id: `${id}-${number}`,
        number,
        name,
        countryCode,
        products,
        logo: logoOf(stored, found),
        pictures: (found.pictures ?? []).flatMap((one) => withAlt(pictureOf(stored, one), name) ?? []),
        category: category ? { __typename: 'Category', ...category } : null,
        stand: standOf(found),
        supplier: supplier && {
          ...supplier,
          products: {
            __typename: 'ProductConnection',
            nodes: own.slice(0, productsOfExhibitor).map((one) => productFromPack(stored, one)),
          },
        },
      },
    },
  };
}
