// Types and documents from the SDL: operations for the web app, resolver types for the gateway.
import { readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import { errorCodeSdl } from './schema/src/errors.ts';
import {
  errorEffectTable,
  errorRemedyTable,
  errorStatusTable,
  errorTable,
  pageErrorTable,
} from './web/codegen/errors.ts';
import { file } from './web/codegen/file.ts';
import { operations } from './web/codegen/operations.ts';

/** Where what a resolver gets as its parent differs from the GraphQL type: each `export type <Type>Model` of the sources. */
function modelsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  return Object.fromEntries(
    files.flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^export type (\w+)Model\b/gm)].map(
        ([, type]) => [type, `../sources/${file}#${type}Model`],
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
    // Made from schema/src/errors.ts, so that an error is added in one place.
    'schema/sdl/error-code.gen.graphql': { preset: file(errorCodeSdl()) },
    'web/src/app/error-statuses.gen.ts': { preset: file(errorStatusTable()) },
    'web/src/sw/error-remedies.gen.ts': { preset: file(errorRemedyTable()) },
    'web/src/ui/error-effects.gen.ts': { preset: file(errorEffectTable()) },
    'web/src/ui/errors.gen.ts': { preset: file(errorTable()) },
    'web/src/ui/page-errors.gen.ts': { preset: file(pageErrorTable()) },
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
        mappers: modelsOf('gateway/src/sources'),
        contextType: '../context.ts#GatewayContext',
        immutableTypes: true,
        maybeValue: 'T | null',
        inputMaybeValue: 'T | null | undefined',
      },
    },
  },
};

export default config;
