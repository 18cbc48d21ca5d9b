import type { FastifyRequest } from 'fastify';
import {
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { QUERY_LIMITS } from './query-limits.ts';
import { textMemory } from './text-memory.ts';

export interface OperationBody {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: object;
}

/** What an operation does: writes (or is not understood), reads, or reads shared data only. */
type OperationKind = 'WRITES' | 'READS' | 'SHARED';

/** The root fields of an operation, including those in fragments. */
function rootFields(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  seen = new Set<string>(),
): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value;
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(selection.selectionSet, fragments, seen);
    const name = selection.name.value;
    const fragment = fragments.get(name);
    if (!fragment || seen.has(name)) return [];
    return rootFields(fragment.selectionSet, fragments, seen.add(name));
  });
}

/** Classifies operations, and caches the result by their names and texts. */
export class OperationKinds {
  readonly #known = textMemory<OperationKind>(1000);
  readonly #shared: ReadonlySet<string>;

  constructor(schema: GraphQLSchema) {
    const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
    this.#shared = new Set(queries.filter(({ extensions }) => extensions.shared).map(({ name }) => name));
  }

  /** Characters of the cached texts. */
  get size(): number {
    return this.#known.calculatedSize;
  }

  of({ body }: FastifyRequest): OperationKind {
    const { query, operationName } = (body ?? {}) as OperationBody;
    if (typeof query !== 'string' || query.length > QUERY_LIMITS.length) return 'WRITES';
    const name = typeof operationName === 'string' ? operationName : undefined;
    const text = `${name ?? ''} ${query}`;
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const kind = this.#find(query, name);
    this.#known.set(text, kind);
    return kind;
  }

  #find(query: string, operationName: string | undefined): OperationKind {
    try {
      const document = parse(query, { maxTokens: QUERY_LIMITS.tokens, noLocation: true });
      const operation = getOperationAST(document, operationName);
      if (operation?.operation !== OperationTypeNode.QUERY) return 'WRITES';
      const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
      const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
      const fields = rootFields(operation.selectionSet, byName);
      return fields.every((field) => this.#shared.has(field)) ? 'SHARED' : 'READS';
    } catch {
      // Execution refuses it.
      return 'WRITES';
    }
  }
}

/** The parts of a JSON request that its answer depends on: operation, variables and accepted type. */
export function operationParts({ method, headers, body }: FastifyRequest): unknown[] | undefined {
  const { query, operationName, variables } = (body ?? {}) as OperationBody;
  return method === 'POST' ? [headers.accept, query, operationName, variables] : undefined;
}

/** Quotes within a string are escaped, so only a key can match. */
export function hasNoErrors(body: string): boolean {
  return !body.includes('"errors":');
}
