// Types and documents from the SDL: operations for the web app, resolver types for the gateway.
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import { operations } from './web/codegen/operations.ts';

/** What a resolver gets as its parent where that differs from the GraphQL type: 'Type' → 'path from gateway/src/generated#Name'. */
const mappers = {
  Product: '../sources/model.ts#ProductModel',
  Supplier: '../sources/model.ts#SupplierModel',
  Category: '../sources/model.ts#CategoryModel',
  Banner: '../sources/model.ts#BannerModel',
  BannerTarget: '../sources/model.ts#BannerTargetModel',
  SupplierConnection: '../sources/model.ts#SupplierConnectionModel',
  ProductConnection: '../sources/model.ts#ProductConnectionModel',
  ReviewConnection: '../sources/model.ts#ReviewConnectionModel',
  NumberCheck: '../sources/model.ts#NumberCheckModel',
  HeldCertificate: '../sources/model.ts#HeldCertificateModel',
  FairBadge: '../sources/model.ts#FairBadgeModel',
  Buyer: '../sources/model.ts#BuyerModel',
  FollowedProductConnection: '../sources/model.ts#FollowsModel',
  FollowedProductEdge: '../sources/model.ts#FollowModel',
  FollowedSupplierConnection: '../sources/model.ts#FollowsModel',
  FollowedSupplierEdge: '../sources/model.ts#FollowModel',
  SupplierUser: '../sources/model.ts#SupplierUserModel',
};

const scalars = { ID: 'string', Date: 'string', DateTime: 'string', Url: 'string' };
const documents = {
  documents: 'web/src/**/*.graphql',
  documentTransforms: [addTypenameSelectionDocumentTransform],
};

const config: CodegenConfig = {
  schema: 'schema/sdl/*.graphql',
  generates: {
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
        mappers,
        contextType: '../context.ts#GatewayContext',
        immutableTypes: true,
        maybeValue: 'T | null',
        inputMaybeValue: 'T | null | undefined',
      },
    },
  },
};

export default config;
