import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { isLegacyAddress } from '../ways-in/rest/legacy-adapter.ts';
import { OPENAPI_PATH } from '../ways-in/rest/openapi.ts';

interface Operation {
  responses: Record<string, { $ref?: string }>;
}

/** As the site publishes it; only what is read here. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** `/api/a/{id}` as an expression that addresses match. */
function addressesOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`, 'i');
}

/** Says of an answer what is not as the published document describes it. */
export class DocumentedAnswers {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #paths: { path: string; addresses: RegExp; operations: Record<string, Operation> }[];

  constructor(document: OpenApiDocument) {
    this.#ajv.addSchema(document, 'document');
    this.#paths = Object.entries(document.paths).map(([path, operations]) => ({
      path,
      addresses: addressesOf(path),
      operations,
    }));
  }

  /** @returns what is wrong, or undefined */
  complaint(response: LightMyRequestResponse): string | undefined {
    const { method = '', url = '' } = response.raw.req;
    const status = String(response.statusCode);
    const found = this.#paths.find(({ addresses }) => addresses.test(url.split('?')[0] ?? ''));
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    const operation = found?.operations[verb];
    if (!found || !operation)
      return ['400', '404', '405'].includes(status) ? undefined : `no such call answers ${status}`;
    const documented = operation.responses[status];
    // The document describes no HEAD: it is the answer to GET without its body, where that is for everybody.
    if (method === 'HEAD' && status === '405') return undefined;
    if (!documented) return `${status} is not described`;
    const isBodyless = method === 'HEAD' || status === '304';
    // Compressed it is an earlier answer, which was checked.
    if (isBodyless || response.headers['content-encoding']) return undefined;
    const pointer = documented.$ref ?? `#/paths/${pointerPart(found.path)}/${verb}/responses/${status}`;
    const validate = this.#validator(`document${pointer}/content/application~1json/schema`);
    if (!String(response.headers['content-type']).startsWith('application/json')) return 'it is not JSON';
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

let checker: DocumentedAnswers | undefined;

/** From now on a test fails when a legacy call answers it otherwise than the site's own document says. */
export function checkDocumentedAnswers(server: FastifyInstance): void {
  const inject = server.inject.bind(server) as (options: unknown) => Promise<LightMyRequestResponse>;
  const checked = async (options: unknown) => {
    const response = await inject(options);
    const { method, url = '' } = response.raw.req;
    if (!isLegacyAddress(url)) return response;
    checker ??= new DocumentedAnswers((await inject(OPENAPI_PATH)).json());
    const complaint = checker.complaint(response);
    if (complaint)
      throw new Error(`${method} ${url} answers otherwise than described: ${complaint}; ${response.body}`);
    return response;
  };
  server.inject = checked as typeof server.inject;
}
