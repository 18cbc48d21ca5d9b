import type { CodegenConfig } from '@graphql-codegen/cli';

/** Turns the client's `.graphql` documents into typed hooks: `npm run codegen`. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'client/**/*.graphql',
  generates: {
    'client/graphql/generated.ts': {
      plugins: ['typescript-operations', 'typed-document-node', './codegen-hooks-plugin.ts'],
      config: {
        useTypeImports: true,
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        scalars: { DateTimeISO: 'string', Upload: 'File' },
        strictScalars: true,
        importExtension: '.ts',
        enumValues: {
          Role: '../../rules/permissions.ts#Role',
          Permission: '../../rules/permissions.ts#Permission',
          ContentFileType: '../../rules/content-file-type.ts#ContentFileType',
          HireOrigin: '../../rules/hall-hire.ts#HireOrigin',
          HirePayment: '../../rules/hall-hire.ts#HirePayment',
          HireStatus: '../../rules/hall-hire.ts#HireStatus',
          DonationColumn: '../../rules/donation-states.ts#DonationColumn',
          DonationStatus: '../../rules/donation-states.ts#DonationStatus',
        },
      },
    },
  },
};

export default config;
