import type { Permission } from '../../../rules/permissions.ts';
import type { MediaKind } from '../../files/media-names.ts';
import type { CheckedUpload } from '../../files/upload-receiver.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import type { AnswerSchema } from './answer-schemas.ts';
import type { LegacyBody, LegacyFields } from './legacy-body.ts';

/** The names that stand behind a colon in a path. */
type ParameterOf<Path extends string> = string extends Path
  ? string
  : Path extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParameterOf<Rest>
    : Path extends `${string}:${infer Name}`
      ? Name
      : never;

/** One request of an old client, decoded. */
interface LegacyCall<Path extends string> {
  params: Readonly<Record<ParameterOf<Path>, string>>;
  readonly body: LegacyBody;
  /** For calls that take a list. */
  readonly rows: readonly LegacyBody[];
  /** The file of a multipart save; the plumbing discards it afterwards. */
  upload: CheckedUpload | undefined;
  /** True for a call of a route that `counts` which a person meant to make. */
  isCounted: boolean;
  context: RequestContext;
}

/**
 * One call of the old product's API (spec §7). Features declare them; the plumbing serves them, and describes them at
 * `/api/openapi.json`.
 */
export interface LegacyRoute<Path extends string = string> {
  method: 'GET' | 'POST';
  /** With `:name` for parameters. */
  path: Path;
  permission: Permission;
  /** One line for the API's description. */
  summary: string;
  /** It changes something although old clients use GET: see D27. It answers POST and DELETE too. */
  writesByGet?: true;
  /**
   * Tells which calls of a public read count the caller (D46): their answer is never cached, and HEAD, a
   * revalidation, a prefetch or another site's page is answered without being counted.
   */
  counts?(params: Readonly<Record<ParameterOf<Path>, string>>): boolean;
  /** Everybody is answered the same, but for calls that count: the answer may be kept, and read from replicas. */
  shared?: true;
  /** It takes multipart, with these kinds of file; an empty list takes fields alone. */
  accepts?: readonly MediaKind[];
  /** What a path parameter that is no id may be. */
  choices?: Readonly<Partial<Record<ParameterOf<Path>, readonly string[]>>>;
  /** The keys of its body; none can be read that is not here. */
  fields?: LegacyFields;
  /** Its body is a list of those: the call reads `rows`. */
  takesRows?: true;
  /** What `handle` returns. */
  answer: AnswerSchema;
  /** @returns what is sent as JSON, as `answer` says */
  handle(call: LegacyCall<Path>): Promise<unknown>;
}

/** A route whose path has parameters, which `handle` then gets by their names. */
export function legacyRoute<const Path extends string>(route: LegacyRoute<Path>): LegacyRoute {
  return route;
}

/** The methods that a call answers to. */
export function methodsOf(route: LegacyRoute): ('GET' | 'POST' | 'DELETE')[] {
  return route.writesByGet ? ['GET', 'POST', 'DELETE'] : [route.method];
}
