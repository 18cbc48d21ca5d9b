import type { FastifyRequest } from 'fastify';
import { BREAK, type DocumentNode, type GraphQLSchema, parse, visit } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { isSharedRead } from '../cache/cached-answers.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { causeOf } from './error-mapping.ts';
import type { OperationBody } from './operation-key.ts';

/** Answers that Apollo gives before an operation is compiled, which takes as long as some ten answers: 2 to 40 ms. */
const ANSWERS_BEFORE = 10;
/** Compiled operations that are kept, the largest that the limits allow takes 0.4 MB; and others that are counted. */
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
 * graphql-jit mixes up the conditions of fragments that are used twice, and repeats what fragments spread as often as
 * they do, which the limits do not count within introspection.
 */
function isBeyondCompiler(document: DocumentNode): boolean {
  let isBeyond = false;
  const stop = () => {
    isBeyond = true;
    return BREAK;
  };
  visit(document, {
    Directive: stop,
    Field: ({ name }) => (/^__(schema|type)$/.test(name.value) ? stop() : undefined),
  });
  return isBeyond;
}

/**
 * Queries of anonymous visitors that are asked again and again, compiled by graphql-jit. Apollo answers each a few
 * times first: what it parses, validates and answers without an error is the only thing that gets here, and whatever
 * turns out to have an error, wrong variables too, is left to it. To ask twice does no harm, for such answers could as
 * well have been kept (docs/decisions/0030-compiled-queries.md).
 */
export class CompiledOperations {
  readonly #compiled = new Map<string, CompiledOperation | 'impossible'>();
  /** How often Apollo has answered the others. */
  readonly #answered = new Map<string, number>();

  constructor(private readonly schema: GraphQLSchema) {}

  /**
   * @returns undefined for what Apollo must answer
   * @throws what the database failed with while it was away or busy; others' failures are Apollo's to tell
   */
  async answer(request: FastifyRequest): Promise<CompiledAnswer | undefined> {
    const place = placeOf(request);
    const operation = place === undefined ? undefined : this.#compiled.get(place);
    if (typeof operation !== 'object') return undefined;
    const { variables } = request.body as { variables?: Record<string, unknown> | null };
    const result = await operation.run(undefined, request.context, variables ?? {});
    if (result.errors) {
      const failure = result.errors.map(causeOf).find(isDatabaseUnavailable);
      // To ask again would take as long again, of a database that is away or has too much to do.
      if (failure) throw failure;
      return undefined;
    }
    // As Apollo writes it, with a line's end.
    return { contentType: operation.contentType, body: `${JSON.stringify(result)}\n` };
  }

  /** Notes that Apollo has answered without an error. */
  learn(request: FastifyRequest, contentType: string): void {
    const place = placeOf(request);
    if (place === undefined || this.#compiled.has(place)) return;
    const answers = (this.#answered.get(place) ?? 0) + 1;
    if (answers < ANSWERS_BEFORE) {
      // What is asked once only, an id within its text for instance, must not grow nor drive out what is compiled.
      if (!this.#answered.has(place) && this.#answered.size >= REMEMBERED) this.#answered.clear();
      this.#answered.set(place, answers);
      return;
    }
    this.#answered.delete(place);
    const [oldest] = this.#compiled.keys();
    if (oldest !== undefined && this.#compiled.size >= REMEMBERED) this.#compiled.delete(oldest);
    this.#compiled.set(place, this.#compile(request, contentType));
  }

  #compile({ body }: FastifyRequest, contentType: string): CompiledOperation | 'impossible' {
    const { query, operationName } = body as { query: string; operationName?: string };
    const document = parse(query);
    if (isBeyondCompiler(document)) return 'impossible';
    const compiled = compileQuery(this.schema, document, operationName);
    return isCompiledQuery(compiled) ? { run: compiled.query, contentType } : 'impossible';
  }
}
