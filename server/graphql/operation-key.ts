import type { FastifyRequest } from 'fastify';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { QUERY_LIMITS } from './query-limits.ts';

/** Texts of operations whose kind is remembered. */
const REMEMBERED = 1000;
/** Characters of what is asked, beyond which an answer is not kept. */
const LONGEST = 10_000;

export interface OperationBody {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: object;
}

const known = new Map<string, boolean>();

/** Operation, variables and wanted type of a request in JSON: what the answer to an anonymous visitor depends on. */
export function operationKey({ method, headers, body }: FastifyRequest): string | undefined {
  const { query, operationName, variables } = (body ?? {}) as OperationBody;
  if (method !== 'POST' || typeof query !== 'string') return undefined;
  const key = `graphql ${JSON.stringify([headers.accept, query, operationName, variables])}`;
  return key.length > LONGEST ? undefined : key;
}

function findKind(query: string, operationName: string | undefined): boolean {
  try {
    const document = parse(query, { maxTokens: QUERY_LIMITS.tokens, noLocation: true });
    return getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY;
  } catch {
    // Refused by whoever executes it.
    return false;
  }
}

/** Whether what is asked only reads. */
export function isQuery({ body }: FastifyRequest): boolean {
  const { query, operationName } = (body ?? {}) as OperationBody;
  if (typeof query !== 'string') return false;
  const name = typeof operationName === 'string' ? operationName : undefined;
  const text = `${name ?? ''} ${query}`;
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  const kind = findKind(query, name);
  if (known.size >= REMEMBERED) known.clear();
  known.set(text, kind);
  return kind;
}

/** Quotes within a text are escaped, so only a key can look like this. */
export function hasNoErrors(body: string): boolean {
  return !body.includes('"errors":');
}
