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

/** One segment of an address, as a client could send it. */
function encoded(value: unknown): string {
  try {
    return encodeURIComponent(String(value)) || '%20';
  } catch {
    // A lone surrogate, byte by byte.
    return '%ED%A0%80';
  }
}

function segment(route: LegacyRoute, name: string): fc.Arbitrary<string> {
  const usual = fc.constantFrom(...(route.choices?.[name] ?? ['0', '1', '2', '3', '4']));
  const hostile = fc.oneof(hostileNumber, hostileText).map(encoded);
  return fc.oneof(
    { weight: 3, arbitrary: usual },
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

/** The usual body with one or several of its keys as they should not be. */
function body(route: LegacyRoute, usual: Fields): fc.Arbitrary<string> {
  const keys = [...new Set([...Object.keys(route.fields ?? {}), ...Object.keys(usual), '__proto__'])];
  const key = fc.constantFrom(...keys);
  const spoilt = fc.tuple(key, hostileValue).map(([name, value]) => ({ ...usual, [name]: value }));
  const wild = fc.dictionary(key, hostileValue).map((changes) => ({ ...usual, ...changes }));
  const json = fc.oneof({ weight: 4, arbitrary: spoilt }, wild, fc.constant(usual));
  const oneRow = json.map((row) => JSON.stringify([row]));
  const twice = fc
    .tuple(key, hostileValue, json)
    .map(
      ([name, value, row]) =>
        `[{${JSON.stringify(name.toLowerCase())}:${JSON.stringify(value)},"__proto__":{"id":1},${JSON.stringify(row).slice(1)}]`,
    );
  const whole = hostileValue.map((value) => JSON.stringify(value));
  const brokenOff = oneRow.map((text) => text.slice(0, text.length / 2));
  return fc.oneof({ weight: 6, arbitrary: oneRow }, { weight: 2, arbitrary: twice }, whole, brokenOff);
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
 * Requests to one call that are more or less wrong.
 * @param usual the record that its clients send
 */
export function legacyRequests(route: LegacyRoute, usual: Fields): fc.Arbitrary<LegacyRequest> {
  const text = body(route, usual);
  const asJson = text.map((payload) => ({ payload, contentType: 'application/json' }));
  const odd = fc.tuple(text, hostileContentType).map(([payload, contentType]) => ({ payload, contentType }));
  const usualWay = route.accepts ? fc.oneof(asMultipart(text), asJson) : asJson;
  const content = fc.oneof({ weight: 6, arbitrary: usualWay }, odd, fc.constant({}));
  const method = fc.constantFrom(...methodsOf(route));
  return fc
    .tuple(method, address(route), content)
    .map(([verb, url, sent]) => (verb === 'GET' ? { method: verb, url } : { method: verb, url, ...sent }));
}
