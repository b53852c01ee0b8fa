// A codegen preset: one module per operation with its document and its hook, and the list of persisted
// documents. A bundler splits by module, so a page loads its own documents only.
import { createHash } from 'node:crypto';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import type { Types } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

type Named = { kind: 'Query' | 'Mutation' | 'Subscription'; name: string; document: DocumentNode };

export const operations: Types.OutputPreset = {
  async buildGeneratesSection(options) {
    // The cache needs __typename in every document.
    const files = await addTypenameSelectionDocumentTransform.transform({
      documents: options.documents,
      schema: options.schema,
      config: {},
    });
    const found = collect(files.flatMap((one) => one.document ?? []));
    const file = (filename: string, content: string): Types.GenerateOptions => ({
      filename,
      plugins: [{ text: {} }],
      pluginMap: { text: { plugin: () => content } },
      schema: options.schema,
      documents: [],
      config: {},
    });
    const persisted = Object.fromEntries(found.map(({ document }) => [hashOf(document), print(document)]));
    return [
      ...found.map((one) => file(`${options.baseOutputDir}${kebab(one.name)}.ts`, moduleOf(one))),
      file(`${options.baseOutputDir}../persisted-documents.json`, `${JSON.stringify(persisted, null, 2)}\n`),
    ];
  },
};

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
