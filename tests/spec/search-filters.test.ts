// The table of the filters against the SDL: both have the same filters with the same kinds of values.
import { readFileSync } from 'node:fs';
import { exhibitorFilters } from '@fairgate/schema/exhibitor-filters';
import { fieldsOf, filtersOf, type FilterKind, type SearchList } from '@fairgate/schema/search-filters';
import { Kind, parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';

const definitionsOf = (noun: string) =>
  parse(readFileSync(new URL(`../../schema/sdl/${noun}.graphql`, import.meta.url), 'utf8')).definitions;
const definitions = definitionsOf('search');

const types: Readonly<Record<FilterKind, RegExp>> = {
  one: /^ID$/,
  many: /^\[(ID|\w*String|\w*Code|\w*Type)!\]$/,
  flag: /^Boolean$/,
  limit: /^Int$/,
  range: /^MoneyInput$/,
};

describe('§7.3 the filters of a search', () => {
  it.each([
    ['products', 'ProductFilter'],
    ['suppliers', 'SupplierFilter'],
  ] as const satisfies readonly (readonly [SearchList, string])[])('of %s are those of %s', (list, name) => {
    const inputs = new Map<string, string>();
    for (const one of definitions)
      if (one.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && one.name.value === name)
        for (const field of one.fields ?? []) inputs.set(field.name.value, print(field.type));
    inputs.delete('keyword');
    const fields = fieldsOf(list);
    expect(new Set(fields.map(({ field }) => field))).toEqual(new Set(inputs.keys()));
    for (const { field, kind } of fields) expect(inputs.get(field) ?? field).toMatch(types[kind]);
  });

  it('are counted by the facets of the schema', () => {
    const kinds = definitions
      .filter((one) => one.kind === Kind.ENUM_TYPE_DEFINITION)
      .filter(({ name }) => name.value === 'FacetKind')
      .flatMap(({ values = [] }) => values.map(({ name }) => name.value));
    const counted = filtersOf().flatMap((one) => (one.kind === 'one' ? [] : [one.facet.kind]));
    expect(new Set(counted)).toEqual(new Set(kinds));
  });

  it('§2.5 of exhibitors are those of ExhibitorFilter, counted by ExhibitorFacetKind', () => {
    const named = (name: string) =>
      definitionsOf('exhibitor').flatMap((one) => {
        if (!('name' in one) || one.name?.value !== name) return [];
        if (one.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
          return (one.fields ?? []).map((field) => `${field.name.value}: ${print(field.type)}`);
        return one.kind === Kind.ENUM_TYPE_DEFINITION
          ? (one.values ?? []).map((value) => value.name.value)
          : [];
      });
    const types = { hall: '[String!]', id: '[ID!]', country: '[CountryCode!]' };
    expect([
      'keyword: String',
      ...exhibitorFilters.map(({ field, values }) => `${field}: ${types[values]}`),
    ]).toEqual(named('ExhibitorFilter'));
    expect(exhibitorFilters.map(({ facet }) => facet.kind)).toEqual(named('ExhibitorFacetKind'));
  });
});
