import type { CodegenConfig } from '@graphql-codegen/cli';

/** Turns the client's `.graphql` documents into typed hooks: `npm run codegen`. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'client/**/*.graphql',
  generates: {
    'client/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './codegen-hooks-plugin.ts'],
      config: {
        useTypeImports: true,
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        scalars: { DateTimeISO: 'string', Upload: 'File' },
        strictScalars: true,
        importExtension: '.ts',
      },
    },
  },
};

export default config;
