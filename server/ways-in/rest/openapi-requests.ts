import { JSON_PARTS, type LegacyField } from './legacy-body.ts';
import type { LegacyRoute } from './legacy-route.ts';

const FIELD_SCHEMAS: Record<LegacyField, object> = {
  text: { type: ['string', 'number'] },
  number: { type: ['integer', 'string'], description: 'Digits; 0 when it is left out' },
  flag: { type: ['boolean', 'string'], description: 'true or false' },
  ignored: { description: 'Ignored' },
};

function recordOf({ fields = {} }: LegacyRoute) {
  const properties = Object.entries(fields).map(([key, field]) => [key, FIELD_SCHEMAS[field]]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** One record, or a list of one; a call that takes rows has a list of any length. */
function payloadOf(route: LegacyRoute) {
  const record = recordOf(route);
  if (route.takesRows) return { type: 'array', items: record };
  return { anyOf: [record, { type: 'array', items: record, minItems: 1, maxItems: 1 }] };
}

const [USUAL_PART = ''] = JSON_PARTS;

function multipartOf(route: LegacyRoute) {
  const kinds = route.accepts ?? [];
  const file = { description: `At most one file: ${kinds.join(' or ')}`, type: 'string', format: 'binary' };
  const part = { ...payloadOf(route), description: `May also be called ${JSON_PARTS.slice(1).join(', ')}` };
  const properties = { ...(route.fields && { [USUAL_PART]: part }), ...(kinds.length > 0 && { file }) };
  return {
    schema: { type: 'object', properties },
    ...(route.fields && { encoding: { [USUAL_PART]: { contentType: 'application/json' } } }),
  };
}

/** The body that a call accepts: JSON, and multipart if declared; undefined for none. */
export function requestBody(route: LegacyRoute) {
  const content = {
    ...(route.fields && { 'application/json': { schema: payloadOf(route) } }),
    ...(route.accepts && { 'multipart/form-data': multipartOf(route) }),
  };
  return Object.keys(content).length > 0 ? { required: true, content } : undefined;
}

/** A name for code generators: `getAdminEventlist`. */
export function operationName(method: string, path: string): string {
  const words = path.split('/').filter((word) => /^[a-z]/i.test(word) && word !== 'api');
  const names = words
    .map((word) => word.replace(/\W/g, ''))
    .map((word) => word[0]?.toUpperCase() + word.slice(1));
  return method.toLowerCase() + names.join('');
}
