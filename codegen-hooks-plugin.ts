import { dirname, relative } from 'node:path';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import type { OperationDefinitionNode } from 'graphql';

/**
 * Operations without a hook: no component asks them while it is drawn, but their document at a press, in a chunk that is
 * loaded then, or for what asks it for several kinds. `client/graphql/hooks.test.ts` keeps the list in step.
 */
export const WITHOUT_HOOK: readonly string[] = [
  'BankStatementDependents',
  'ContentRevisions',
  'DonationTypeRevisions',
  'DonorStatements',
  'FoundDonors',
  'GiftAidGiftNow',
  'ImportChangedSince',
  'MemberNow',
  'OfficeIntroduces',
  'PasskeyRequest',
  'SignInWithPasskey',
  'SiteLanguages',
  'SiteSettingsRevisions',
];

function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The options may be left out only where no variable is required. */
function queryHook(name: string, required: boolean): string {
  const types = `${name}Query, ${name}QueryVariables`;
  return [
    `export const use${name}Query = (options${required ? '' : '?'}: useQuery.Options<${types}>) =>`,
    `  usePageQuery(${name}Document, options${required ? '' : ' ?? {}'});`,
  ].join('\n');
}

function mutationHook(name: string): string {
  const types = `${name}Mutation, ${name}MutationVariables`;
  return [
    `export const use${name}Mutation = (options?: useMutation.Options<${types}>) =>`,
    `  useMutation(${name}Document, options);`,
  ].join('\n');
}

function hooksOf(operation: OperationDefinitionNode): string {
  const name = pascalCase(operation.name?.value ?? '');
  if (operation.operation === 'mutation') return mutationHook(name);
  const required = operation.variableDefinitions?.some(
    (variable) => variable.type.kind === 'NonNullType' && !variable.defaultValue,
  );
  return queryHook(name, required ?? false);
}

/** What each kind of operation needs, in a file of the given folder. */
function importsOf(kind: string, folder: string): string[] {
  if (kind === 'mutation') return ["import { useMutation } from '@apollo/client/react';"];
  const path = relative(folder, 'client/graphql/use-page-query.ts');
  return [
    "import type { useQuery } from '@apollo/client/react';",
    `import { usePageQuery } from '${path.startsWith('.') ? path : `./${path}`}';`,
  ];
}

/** One typed hook for every operation but those of {@link WITHOUT_HOOK}: `typescript-react-apollo` does not compile against Apollo Client 4. */
export const plugin: CodegenPlugin['plugin'] = (_schema, documents, _config, info) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === 'OperationDefinition')
    .filter(({ name }) => !WITHOUT_HOOK.includes(name?.value ?? ''));
  const kinds = new Set(operations.map(({ operation }) => operation));
  const folder = dirname(info?.outputFile ?? '');
  return {
    prepend: [...kinds].sort().flatMap((kind) => importsOf(kind, folder)),
    content: operations.map(hooksOf).join('\n\n'),
  };
};
