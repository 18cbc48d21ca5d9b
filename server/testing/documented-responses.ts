import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { isLegacyAddress } from '../ways-in/rest/legacy-adapter.ts';
import { OPENAPI_PATH } from '../ways-in/rest/openapi.ts';

interface Operation {
  responses: Record<string, { $ref?: string }>;
}

/** The published OpenAPI document, reduced to what is used here. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** The pattern of the URLs of a path such as `/api/a/{id}`. */
function urlPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`, 'i');
}

/** Checks responses against the published OpenAPI document. */
export class DocumentedResponses {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #paths: { path: string; urls: RegExp; operations: Record<string, Operation> }[];

  constructor(document: OpenApiDocument) {
    this.#ajv.addSchema(document, 'document');
    this.#paths = Object.entries(document.paths).map(([path, operations]) => ({
      path,
      urls: urlPattern(path),
      operations,
    }));
  }

  /** @returns how the response differs from the document, or undefined */
  mismatch(response: LightMyRequestResponse): string | undefined {
    const { method = '', url = '' } = response.raw.req;
    const status = String(response.statusCode);
    const found = this.#paths.find(({ urls }) => urls.test(url.split('?')[0] ?? ''));
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    const operation = found?.operations[verb];
    if (!found || !operation)
      return ['400', '404', '405'].includes(status) ? undefined : `an undocumented call answered ${status}`;
    const documented = operation.responses[status];
    // HEAD is undocumented. Public GET routes answer it, without a body.
    if (method === 'HEAD' && status === '405') return undefined;
    if (!documented) return `${status} is not documented`;
    const isBodyless = method === 'HEAD' || status === '304';
    // Only cached responses are compressed, and they were checked when they were first sent.
    if (isBodyless || response.headers['content-encoding']) return undefined;
    const pointer = documented.$ref ?? `#/paths/${pointerPart(found.path)}/${verb}/responses/${status}`;
    const validate = this.#validator(`document${pointer}/content/application~1json/schema`);
    if (!String(response.headers['content-type']).startsWith('application/json')) return 'not JSON';
    return validate(response.json()) ? undefined : this.#ajv.errorsText(validate.errors);
  }

  #validator(pointer: string): ValidateFunction {
    const known = this.#validators.get(pointer) ?? this.#ajv.compile({ $ref: pointer });
    this.#validators.set(pointer, known);
    return known;
  }
}

function pointerPart(text: string): string {
  return encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
}

let checker: DocumentedResponses | undefined;

/** Makes a test fail when a legacy call answers differently from the site's own OpenAPI document. */
export function checkDocumentedResponses(server: FastifyInstance): void {
  const inject = server.inject.bind(server) as (options: unknown) => Promise<LightMyRequestResponse>;
  const checked = async (options: unknown) => {
    const response = await inject(options);
    const { method, url = '' } = response.raw.req;
    if (!isLegacyAddress(url)) return response;
    checker ??= new DocumentedResponses((await inject(OPENAPI_PATH)).json());
    const mismatch = checker.mismatch(response);
    if (mismatch)
      throw new Error(`${method} ${url} does not answer as documented: ${mismatch}; ${response.body}`);
    return response;
  };
  server.inject = checked as typeof server.inject;
}
