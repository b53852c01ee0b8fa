import { globSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { expect, it } from 'vitest';
import { mergedTypes } from './apollo.ts';

const read = (pattern: string) =>
  globSync(`${import.meta.dirname}/${pattern}`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
const schema = buildSchema(read('../../../schema/sdl/*.graphql'));
const documents = parse(read('../{app,features,pages}/**/*.graphql'));
const fragments = new Map(
  documents.definitions
    .filter((one): one is FragmentDefinitionNode => one.kind === 'FragmentDefinition')
    .map((one) => [one.name.value, one]),
);

function fieldsOf(set: SelectionSetNode | undefined): string[] {
  return (set?.selections ?? []).flatMap((one) => {
    if (one.kind === 'Field') return [one.name.value];
    return fieldsOf(
      one.kind === 'InlineFragment' ? one.selectionSet : fragments.get(one.name.value)?.selectionSet,
    );
  });
}

it('parts without an id are merged where operations select different fields of them', () => {
  const selections = new Map<string, Set<string>>();
  const types = new TypeInfo(schema);
  visit(
    documents,
    visitWithTypeInfo(types, {
      Field({ name, selectionSet }) {
        const [parent, type] = [types.getParentType(), getNullableType(types.getType())];
        const part = getNamedType(type);
        if (!isObjectType(parent) || !parent.getFields()['id'] || isListType(type)) return;
        // A page of a list takes the place of another.
        if (!isObjectType(part) || part.getFields()['id'] || part.name.endsWith('Connection')) return;
        const field = `${parent.name}.${name.value}: ${part.name}`;
        const found = selections.get(field) ?? new Set();
        selections.set(field, found.add([...new Set(fieldsOf(selectionSet))].toSorted().join()));
      },
    }),
  );
  const different = [...selections]
    .filter(([, sets]) => sets.size > 1)
    .map(([field]) => field.split(': ')[1]);
  expect(new Set(different)).toEqual(new Set(mergedTypes));
});

it('no fragment is on a union or interface: the cache knows no possible types, and drops its fields', () => {
  const abstract = [...fragments.values()].filter(({ typeCondition }) =>
    isAbstractType(schema.getType(typeCondition.name.value)),
  );
  expect(abstract.map(({ name }) => name.value)).toEqual([]);
});
