import type { FastifyRequest } from 'fastify';
import { type GraphQLSchema, parse } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { isSharedRead } from '../cache/cached-answers.ts';
import type { OperationBody } from './operation-key.ts';

/** Answers that Apollo gives before an operation is compiled, which takes as long as some ten answers: 2 to 40 ms. */
const ANSWERS_BEFORE = 10;
/** Operations that are remembered; the largest that the limits allow takes 0.4 MB when it is compiled. */
const REMEMBERED = 100;

/** What an operation's answer is made of, once Apollo has shown that it is valid. */
interface CompiledOperation {
  run: CompiledQuery['query'];
  contentType: string;
}

interface CompiledAnswer {
  contentType: string;
  body: string;
}

function isRecordOrNothing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value));
}

/**
 * What an operation is remembered by; its variables are told anew each time.
 * @returns undefined for what Apollo alone answers: a session's requests, writes, and what it may refuse unread
 */
function placeOf(request: FastifyRequest): string | undefined {
  const { query, operationName, variables, extensions } = (request.body ?? {}) as OperationBody;
  if (!isRecordOrNothing(variables) || !isRecordOrNothing(extensions)) return undefined;
  if (Object.hasOwn(extensions ?? {}, 'persistedQuery') || !isSharedRead(request)) return undefined;
  return JSON.stringify([request.headers.accept, operationName, query]);
}

/**
 * Queries of anonymous visitors that are asked again and again, compiled by graphql-jit. Apollo answers each a few
 * times first: what it parses, validates and answers without an error is the only thing that gets here, and whatever
 * turns out to have an error, wrong variables too, is left to it. To ask twice does no harm, for such answers could as
 * well have been kept (docs/decisions/0030-compiled-queries.md).
 */
export class CompiledOperations {
  /** Where it is not compiled yet, how often Apollo has answered. */
  readonly #places = new Map<string, CompiledOperation | 'impossible' | number>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** @returns undefined for what Apollo must answer */
  async answer(request: FastifyRequest): Promise<CompiledAnswer | undefined> {
    const place = placeOf(request);
    const operation = place === undefined ? undefined : this.#places.get(place);
    if (typeof operation !== 'object') return undefined;
    const { variables } = request.body as { variables?: Record<string, unknown> | null };
    const result = await operation.run(undefined, request.context, variables ?? {});
    // As Apollo writes it, with a line's end.
    return result.errors
      ? undefined
      : { contentType: operation.contentType, body: `${JSON.stringify(result)}\n` };
  }

  /** Notes that Apollo has answered without an error. */
  learn(request: FastifyRequest, contentType: string): void {
    const place = placeOf(request);
    if (place === undefined) return;
    const known = this.#places.get(place) ?? 0;
    if (typeof known !== 'number') return;
    if (this.#places.size >= REMEMBERED) this.#places.clear();
    const isWorthIt = known + 1 >= ANSWERS_BEFORE;
    this.#places.set(place, isWorthIt ? this.#compile(request, contentType) : known + 1);
  }

  #compile({ body }: FastifyRequest, contentType: string): CompiledOperation | 'impossible' {
    const { query, operationName } = body as { query: string; operationName?: string };
    const compiled = compileQuery(this.schema, parse(query), operationName);
    return isCompiledQuery(compiled) ? { run: compiled.query, contentType } : 'impossible';
  }
}
