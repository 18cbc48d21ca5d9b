import { Validator } from '@seriousme/openapi-schema-validator';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { ERROR_STATUS } from '../../../rules/errors.ts';
import { Permission } from '../../../rules/permissions.ts';
import { DocumentedResponses } from '../../testing/documented-responses.ts';
import { get } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { type LegacyRoute, methodsOf } from './legacy-route.ts';

const app = sharedTestApp();

const ADDRESS = '/api/openapi.json';

async function published() {
  return (await get(app, ADDRESS)).json();
}

function pathOf({ path }: LegacyRoute): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1', async () => {
    const document = await published();
    const { valid, errors } = await new Validator().validate(document);
    expect([document.openapi, valid, errors]).toEqual(['3.1.0', true, undefined]);
    const { valid: isBrokenValid } = await new Validator().validate({ ...document, paths: { events: {} } });
    expect(isBrokenValid).toBe(false);
  });

  it('lists every call with its methods and a unique operation id', async () => {
    const { paths } = await published();
    const described = Object.entries<object>(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    const declared = app.features.legacyRoutes.flatMap((route) =>
      methodsOf(route).map((method) => `${method.toLowerCase()} ${pathOf(route)}`),
    );
    expect(described.sort()).toEqual([...declared, `get ${ADDRESS}`].sort());
    const names = Object.values<object>(paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('[D27] marks writes by GET as deprecated, and nothing else', async () => {
    const { paths } = await published();
    for (const route of app.features.legacyRoutes)
      for (const method of methodsOf(route)) {
        const { deprecated } = paths[pathOf(route)][method.toLowerCase()];
        const isWriteByGet = method === 'GET' && route.writesByGet === true;
        expect([route.path, method, deprecated ?? false]).toEqual([route.path, method, isWriteByGet]);
      }
  });

  it('[REST-7] states the permission and the security schemes of every call', async () => {
    const { paths } = await published();
    for (const route of app.features.legacyRoutes) {
      const { security } = paths[pathOf(route)][route.method.toLowerCase()];
      const isPublic = route.permission === Permission.PUBLIC;
      expect([route.path, security.some((way: object) => Object.keys(way).length === 0)]).toEqual([
        route.path,
        isPublic,
      ]);
      expect(security).toContainEqual({ bearer: isPublic ? [] : [route.permission] });
    }
    const { get: byGet, post: byPost } = paths['/api/admin/delevent/{id}'];
    expect(byGet.security).toEqual([{ bearer: ['MANAGE_CONTENT'] }]);
    expect(byPost.security[1]).toEqual({ cookie: ['MANAGE_CONTENT'], antiForgery: ['MANAGE_CONTENT'] });
  });

  it('describes request bodies and responses', async () => {
    const { paths, components } = await published();
    const { requestBody } = paths['/api/donpayment/savedata'].post;
    const { content } = requestBody;
    expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data']);
    const [record] = content['application/json'].schema.anyOf;
    expect(Object.keys(record.properties)).toContain('DonatAmt');
    const { items } =
      paths['/api/donpayment/getsubdontype/{id}'].get.responses[200].content['application/json'].schema;
    expect(items.required).toEqual(['subDnTypeID', 'subDnType', 'dnTypeID', 'feesAmt']);
    expect(Object.keys(components.responses)).toEqual(Object.keys(ERROR_STATUS));
  });

  it('is public and cacheable', async () => {
    const { headers } = await get(app, ADDRESS);
    expect(headers['cache-control']).toBe('public, no-cache');
    expect((await get(app, ADDRESS, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });
});

describe('responses in tests', () => {
  it('[gate] are checked against the document', async () => {
    const response = await get(app, '/api/matrimonial/profileForlist');
    const document = await published();
    const answers = new DocumentedResponses(document);
    const mismatch = (changes: object) =>
      answers.mismatch({ ...response, raw: response.raw, ...changes } as LightMyRequestResponse);
    expect(mismatch({ json: () => response.json() })).toBeUndefined();
    expect(mismatch({ json: () => [{ profileForID: 1 }] })).toMatch(/profileFor/);
    expect(mismatch({ json: () => [{ profileForID: 1, profileFor: 'Self', mobile: 1 }] })).toMatch(
      /additional/,
    );
    expect(mismatch({ statusCode: 418 })).toMatch(/not documented/);
    expect(mismatch({ headers: {} })).toMatch(/not JSON/);
  });
});
