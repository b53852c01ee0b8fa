// One module per operation with its document and its hook, and the list of persisted documents. A bundler splits by module, so
// a page loads its own documents only.
import { createHash } from 'node:crypto';
import {
  Kind,
  OperationTypeNode,
  print,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

type Named = { kind: 'Query' | 'Mutation' | 'Subscription'; name: string; document: DocumentNode };

/** The content of each file, by its path below `web/src/generated`. */
export function operationFiles(documents: readonly DocumentNode[]): Readonly<Record<string, string>> {
  const found = collect(documents.map(withTypenames));
  const persisted = Object.fromEntries(found.map(({ document }) => [hashOf(document), print(document)]));
  return {
    ...Object.fromEntries(found.map((one) => [`operations/${kebab(one.name)}.ts`, moduleOf(one)])),
    'persisted-documents.json': `${JSON.stringify(persisted, null, 2)}\n`,
  };
}

/** The cache needs `__typename` in each selection. A subscription has one field at its root only (GraphQL, 5.2.4.1). */
const withTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet(node, _key, parent) {
      if (parent && 'operation' in parent && parent.operation === OperationTypeNode.SUBSCRIPTION) return;
      return { ...node, selections: [typename, ...node.selections] };
    },
  });

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

function collect(documents: readonly DocumentNode[]): Named[] {
  const definitions = documents.flatMap((document) => document.definitions);
  const fragments = new Map(
    definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  return definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => ({
      kind: kindOf(node),
      name: node.name?.value ?? '',
      document: { kind: Kind.DOCUMENT, definitions: [node, ...fragmentsOf(node, fragments)] },
    }));
}

function kindOf({ operation }: OperationDefinitionNode): Named['kind'] {
  if (operation === 'query') return 'Query';
  return operation === 'mutation' ? 'Mutation' : 'Subscription';
}

/** The fragments that an operation spreads, directly or through other fragments, each once. */
function fragmentsOf(
  node: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] {
  const used = new Map<string, FragmentDefinitionNode>();
  const walk = (part: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(part, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment) throw new Error(`No fragment ${name.value}, which ${part.name?.value} spreads`);
        if (used.has(name.value)) return;
        used.set(name.value, fragment);
        walk(fragment);
      },
    });
  };
  walk(node);
  return [...used.values()];
}

const hashOf = (document: DocumentNode) => createHash('sha256').update(print(document)).digest('hex');

const kebab = (name: string) => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

function moduleOf({ kind, name, document }: Named): string {
  const types = `${name}${kind}, ${name}${kind}Variables`;
  const bare = visit(document, { enter: ({ loc: _, ...node }) => node as never });
  const text = JSON.stringify({ ...bare, __meta__: { hash: hashOf(document) } });
  return `import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { use${kind} } from '@apollo/client/react';
import type { ${types} } from '../graphql.ts';

export const ${name}Document = ${text} as unknown as TypedDocumentNode<${types}>;

export function use${name}${kind}(options${needsVariables(document) ? '' : '?'}: use${kind}.Options<${types}>) {
  return use${kind}(${name}Document, ${kind === 'Query' ? '{ ...options, returnPartialData: false }' : 'options'});
}
`;
}

/** Whether the hook requires variables. A mutation gets them when it is called. */
function needsVariables(document: DocumentNode): boolean {
  const [operation] = document.definitions;
  return (
    operation?.kind === Kind.OPERATION_DEFINITION &&
    operation.operation !== 'mutation' &&
    (operation.variableDefinitions ?? []).some(
      ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
    )
  );
}
