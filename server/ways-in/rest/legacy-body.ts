import { AppError } from '../../../rules/errors.ts';

/** The largest integer of Postgres, for ids and counts of old clients. */
const LARGEST_INTEGER = 2_147_483_647;

/** @throws AppError BAD_USER_INPUT unless the text is a whole number that an integer column can hold */
export function parseId(text: string): number {
  const value = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value) || Math.abs(value) > LARGEST_INTEGER)
    throw new AppError('BAD_USER_INPUT', 'invalidId');
  return value;
}

/**
 * The type of a key: `text` accepts numbers too, `number` accepts digits in a text too, `flag` true or false, in a
 * text too. `ignored` keys are sent by old clients without effect and may hold anything.
 */
export type LegacyField = 'text' | 'number' | 'flag' | 'ignored';

/** The keys of a call's body, in the old product's spelling. */
export type LegacyFields = Readonly<Record<string, LegacyField>>;

/** A legacy payload: keys match in any case, values are unchecked. */
export class LegacyBody {
  readonly #values: Map<string, unknown>;
  readonly #fields: LegacyFields;

  /**
   * @param payload an object or an array of one
   * @param fields the declared keys; no other key can be read, so that the OpenAPI document is complete
   * @throws AppError BAD_USER_INPUT for any other payload
   */
  constructor(payload: unknown, fields: LegacyFields) {
    this.#fields = fields;
    const record = Array.isArray(payload) && payload.length === 1 ? payload[0] : payload;
    if (typeof record !== 'object' || record === null || Array.isArray(record))
      throw new AppError('BAD_USER_INPUT', 'invalidRequest');
    this.#values = new Map(Object.entries(record).map(([key, value]) => [key.toLowerCase(), value]));
  }

  /**
   * The value as text; a number becomes its digits, a missing key the empty text.
   * @throws AppError BAD_USER_INPUT for objects, lists and booleans
   */
  text(key: string): string {
    return this.#read(key, 'text');
  }

  /** {@link text}, undefined for a missing key: what an edit does not name stays. */
  textIfSent(key: string): string | undefined {
    const text = this.text(key);
    return this.#values.has(key.toLowerCase()) ? text : undefined;
  }

  /** A number written as digits; NaN for anything else, which every rule refuses. */
  digits(key: string): number {
    const digits = this.#read(key, 'number').trim();
    return /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN;
  }

  /** A whole number, sent as a number or as digits; 0 when missing or empty. */
  integer(key: string): number {
    return parseId(this.#read(key, 'number').trim() || '0');
  }

  /** Undefined when missing or empty. */
  flag(key: string): boolean | undefined {
    const flag = this.#read(key, 'flag').trim().toLowerCase();
    if (flag === '') return undefined;
    if (flag !== 'true' && flag !== 'false')
      throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: key });
    return flag === 'true';
  }

  #read(key: string, as: LegacyField): string {
    if (this.#fields[key] !== as) throw new Error(`The call does not declare ${key} as ${as}.`);
    const value = this.#values.get(key.toLowerCase()) ?? '';
    if (typeof value === 'string') return value;
    if (typeof value === 'number' || (as === 'flag' && typeof value === 'boolean')) return String(value);
    throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: key });
  }
}

/** The names that old clients give the JSON part, on any call. */
export const JSON_PARTS = ['addevent', 'add', 'addfile', 'save', 'savedata'];

export function isJsonPart(name: string): boolean {
  return JSON_PARTS.includes(name.toLowerCase());
}

/**
 * The rows of a call that takes a list: the payload itself, or the content of its JSON part.
 * @throws AppError BAD_USER_INPUT unless they are objects
 */
export function legacyRows(payload: unknown, fields: LegacyFields): LegacyBody[] {
  const list = withoutPart(payload);
  return (Array.isArray(list) ? list : [list]).map((row) => new LegacyBody(row, fields));
}

/** Unwraps the JSON part's name once; parts are not nested. */
function withoutPart(payload: unknown): unknown {
  const [entry, ...others] = typeof payload === 'object' && payload !== null ? Object.entries(payload) : [];
  if (!entry || others.length > 0 || !isJsonPart(entry[0])) return payload;
  return typeof entry[1] === 'string' ? parseJsonPart(entry[1]) : entry[1];
}

/**
 * The JSON of a multipart part.
 * @throws AppError BAD_USER_INPUT when it is broken
 */
export function parseJsonPart(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new AppError('BAD_USER_INPUT', 'invalidRequest');
  }
}
