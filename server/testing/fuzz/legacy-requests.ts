import fc from 'fast-check';
import { JSON_PARTS } from '../../ways-in/rest/legacy-body.ts';
import { type LegacyRoute, methodsOf } from '../../ways-in/rest/legacy-route.ts';
import { multipart } from '../requests.ts';
import { hostileContentType, hostileNumber, hostileText, hostileValue } from './hostile-values.ts';

export interface LegacyRequest {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  payload?: string | Buffer;
  contentType?: string;
}

type Fields = Record<string, unknown>;

/** Encodes a URL path segment. */
function encoded(value: unknown): string {
  try {
    return encodeURIComponent(String(value)) || '%20';
  } catch {
    // `encodeURIComponent` throws for a lone surrogate; these are its bytes.
    return '%ED%A0%80';
  }
}

function segment(route: LegacyRoute, name: string): fc.Arbitrary<string> {
  const valid = fc.constantFrom(...(route.choices?.[name] ?? ['0', '1', '2', '3', '4']));
  const hostile = fc.oneof(hostileNumber, hostileText).map(encoded);
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 2, arbitrary: hostile },
    fc.constantFrom('%', '%00'),
  );
}

function address(route: LegacyRoute): fc.Arbitrary<string> {
  const parts = route.path
    .split('/')
    .map((part) => (part.startsWith(':') ? segment(route, part.slice(1)) : fc.constant(part)));
  return fc.tuple(...parts).map((segments) => segments.join('/'));
}

/** A valid body with hostile values for some of its keys, or a malformed body. */
function body(route: LegacyRoute, valid: Fields): fc.Arbitrary<string> {
  const keys = [...new Set([...Object.keys(route.fields ?? {}), ...Object.keys(valid), '__proto__'])];
  const key = fc.constantFrom(...keys);
  const invalid = fc.tuple(key, hostileValue).map(([name, value]) => ({ ...valid, [name]: value }));
  const wild = fc.dictionary(key, hostileValue).map((changes) => ({ ...valid, ...changes }));
  const json = fc.oneof({ weight: 4, arbitrary: invalid }, wild, fc.constant(valid));
  const oneRow = json.map((row) => JSON.stringify([row]));
  const duplicateKeys = fc
    .tuple(key, hostileValue, json)
    .map(
      ([name, value, row]) =>
        `[{${JSON.stringify(name.toLowerCase())}:${JSON.stringify(value)},"__proto__":{"id":1},${JSON.stringify(row).slice(1)}]`,
    );
  const whole = fc.oneof(
    fc.constantFrom('null', '[null]', '[]', '[[]]', '{}'),
    hostileValue.map((value) => JSON.stringify(value)),
  );
  const truncated = oneRow.map((text) => text.slice(0, text.length / 2));
  return fc.oneof(
    { weight: 6, arbitrary: oneRow },
    { weight: 2, arbitrary: duplicateKeys },
    whole,
    truncated,
  );
}

function asMultipart(
  text: fc.Arbitrary<string>,
): fc.Arbitrary<Pick<LegacyRequest, 'payload' | 'contentType'>> {
  const part = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...JSON_PARTS) },
    fc.constantFrom('', '__proto__', 'x'),
  );
  const file = fc.option(
    fc.record({ name: fc.constant('file'), content: hostileText, fileName: hostileText }),
  );
  return fc
    .tuple(part, text, file)
    .map(([name, content, sent]) => multipart([{ name, content }, ...(sent ? [sent] : [])]));
}

/**
 * Requests to one call, most of them invalid.
 * @param valid the record that legacy clients send
 */
export function legacyRequests(route: LegacyRoute, valid: Fields): fc.Arbitrary<LegacyRequest> {
  const text = body(route, valid);
  const asJson = text.map((payload) => ({ payload, contentType: 'application/json' }));
  const wrongContentType = fc
    .tuple(text, hostileContentType)
    .map(([payload, contentType]) => ({ payload, contentType }));
  const supported = route.accepts ? fc.oneof(asMultipart(text), asJson) : asJson;
  const content = fc.oneof({ weight: 6, arbitrary: supported }, wrongContentType, fc.constant({}));
  const method = fc.constantFrom(...methodsOf(route));
  return fc
    .tuple(method, address(route), content)
    .map(([verb, url, sent]) => (verb === 'GET' ? { method: verb, url } : { method: verb, url, ...sent }));
}
