/** The subset of JSON Schema that describes the answers of legacy calls. */
export interface AnswerSchema {
  type: 'string' | 'integer' | 'number' | 'array' | 'object';
  enum?: readonly string[];
  items?: AnswerSchema;
  properties?: Readonly<Record<string, AnswerSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean;
}

export const TEXT: AnswerSchema = { type: 'string' };
export const WHOLE_NUMBER: AnswerSchema = { type: 'integer' };
export const NUMBER: AnswerSchema = { type: 'number' };

export function oneOfTexts(texts: readonly string[]): AnswerSchema {
  return { type: 'string', enum: texts };
}

export function oneText(text: string): AnswerSchema {
  return oneOfTexts([text]);
}

/** An object with exactly these keys; old clients need all of them. */
export function record(properties: Readonly<Record<string, AnswerSchema>>): AnswerSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

export function listOf(items: AnswerSchema): AnswerSchema {
  return { type: 'array', items };
}
