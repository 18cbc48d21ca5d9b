import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { Params } from 'react-router-dom';
import type { Language } from '../../rules/languages.ts';
import type { Part } from '../../rules/parts.ts';

/** An address as its page reads it. */
interface PageAddress {
  /** Of the path, as `id` of `/events/:id`. */
  params: Params;
  search: URLSearchParams;
  /** Whether the association uses a part of the site: of another, every query fails. */
  isUsed(part: Part): boolean;
}

export interface PageQuery {
  query: DocumentNode;
  variables?: OperationVariables;
}

/**
 * What a page for visitors asks, by its address. Its module exports it as `queries`: the server asks first and draws the
 * page once, with all of it. What a page asks besides is asked by the browser (docs/decisions/0048-drawn-once.md).
 */
export type PageQueries = (address: PageAddress) => readonly PageQuery[];

/** Whether a query shows content, and so has a variable `$language`. */
export function takesLanguage({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' &&
      definition.variableDefinitions?.some(({ variable }) => variable.name.value === 'language'),
  );
}

/** The variables of a query on a page in that language. */
export function variablesIn<Variables extends OperationVariables>(
  language: Language,
  query: DocumentNode,
  variables: Variables | undefined,
): Variables | undefined {
  return takesLanguage(query) ? ({ ...variables, language } as unknown as Variables) : variables;
}
