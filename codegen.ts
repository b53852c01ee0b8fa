// Types and documents from the SDL: operations for the web app, resolver types for the gateway.
import { readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import { errorCodeSdl } from './schema/src/errors.ts';
import { errorFiles } from './web/codegen/error-files.ts';
import { file, operations } from './web/codegen/presets.ts';

/** Where what a resolver gets as its parent differs from the GraphQL type: each `export type <Type>Model` of a source. */
function modelsOf(folder: string): Record<string, string> {
  const files = readdirSync(`gateway/src/${folder}`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  return Object.fromEntries(
    files.flatMap((file) =>
      [...readFileSync(`gateway/src/${folder}/${file}`, 'utf8').matchAll(/^export type (\w+)Model\b/gm)].map(
        ([, type]) => [type, `../${folder}/${file}#${type}Model`],
      ),
    ),
  );
}

const scalars = {
  ID: 'string',
  CountryCode: 'string',
  CurrencyCode: 'string',
  Date: 'string',
  DateTime: 'string',
  Decimal: 'string',
  LanguageCode: 'string',
  URL: 'string',
};
const documents = {
  documents: 'web/src/**/*.graphql',
  documentTransforms: [addTypenameSelectionDocumentTransform],
};

const config: CodegenConfig = {
  schema: ['schema/sdl/!(*.gen).graphql', errorCodeSdl()],
  generates: {
    ...Object.fromEntries(
      Object.entries(errorFiles).map(([path, content]) => [path, { preset: file(content) }]),
    ),
    'web/src/generated/': {
      ...documents,
      preset: 'client',
      presetConfig: { fragmentMasking: false, persistedDocuments: false },
      config: {
        scalars,
        strictScalars: true,
        useTypeImports: true,
        enumType: 'string-literal',
        importExtension: '.ts',
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
      },
    },
    'web/src/generated/operations/': { documents: documents.documents, preset: operations },
    'gateway/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        mappers: { ...modelsOf('sources'), ...modelsOf('account'), ...modelsOf('wire') },
        contextType: '../context.ts#GatewayContext',
        immutableTypes: true,
        maybeValue: 'T | null',
        inputMaybeValue: 'T | null | undefined',
      },
    },
  },
};

export default config;
