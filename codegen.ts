import type { CodegenConfig } from '@graphql-codegen/cli';

/** Turns the client's `.graphql` documents into typed hooks, and its texts into the type of their keys and what letters say: `npm run codegen`. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'client/**/*.graphql',
  generates: {
    'client/i18n/text-files.generated.ts': { plugins: ['./codegen-texts-plugin.ts'] },
    'server/messages/letter-texts.generated.ts': { plugins: ['./codegen-letters-plugin.ts'] },
    'client/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './codegen-hooks-plugin.ts'],
      config: {
        useTypeImports: true,
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        // The `Instant` of rules/days.ts; days are plain strings, and no moments.
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a type.
        scalars: { DateTimeISO: '`${string}T${string}`', Upload: 'File' },
        strictScalars: true,
        importExtension: '.ts',
      },
    },
  },
};

export default config;
