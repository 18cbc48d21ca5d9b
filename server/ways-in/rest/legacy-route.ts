import type { Part } from '../../../rules/parts.ts';
import type { Permission } from '../../../rules/permissions.ts';
import type { MediaKind } from '../../files/media-names.ts';
import type { CheckedUpload } from '../../files/upload-receiver.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import type { AnswerSchema } from './answer-schemas.ts';
import type { LegacyBody, LegacyFields } from './legacy-body.ts';

/** The names of the path's parameters (`:name`). */
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
  /** The file of a multipart save; the adapter discards it afterwards. */
  upload: CheckedUpload | undefined;
  /** True for a counted call that a person meant to make, see `counts`. */
  isCounted: boolean;
  context: RequestContext;
}

/**
 * One call of the old product's API. Features declare them; the adapter serves them, and documents them at
 * `/api/openapi.json`.
 */
export interface LegacyRoute<Path extends string = string> {
  method: 'GET' | 'POST';
  /** With `:name` for parameters. */
  path: Path;
  permission: Permission;
  /** The part of the site that its feature belongs to. */
  part?: Part;
  /** One line for the API's description. */
  summary: string;
  /** It writes although old clients use GET; it answers POST and DELETE too. */
  writesByGet?: true;
  /**
   * Which calls of a public read count the visitor: their answer is never cached, and HEAD, a
   * revalidation, a prefetch or another site's page is not counted.
   */
  counts?(params: Readonly<Record<ParameterOf<Path>, string>>): boolean;
  /** The answer is the same for everybody, except for counted calls: it may be cached, and read from replicas. */
  shared?: true;
  /** It accepts multipart with these kinds of file; an empty list means fields only. */
  accepts?: readonly MediaKind[];
  /** The allowed values of path parameters that are not ids. */
  choices?: Readonly<Partial<Record<ParameterOf<Path>, readonly string[]>>>;
  /** The keys of its body; no others can be read. */
  fields?: LegacyFields;
  /** Its body is a list of such records, read as `rows`. */
  takesRows?: true;
  /** The schema of what `handle` returns. */
  answer: AnswerSchema;
  /** @returns what is sent as JSON, as `answer` says */
  handle(call: LegacyCall<Path>): Promise<unknown>;
}

/** Types the path's parameters for `handle`. */
export function legacyRoute<const Path extends string>(route: LegacyRoute<Path>): LegacyRoute {
  return route;
}

/** The methods that a call accepts. */
export function methodsOf(route: LegacyRoute): ('GET' | 'POST' | 'DELETE')[] {
  return route.writesByGet ? ['GET', 'POST', 'DELETE'] : [route.method];
}
