import { ApolloClient, ApolloLink } from '@apollo/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createCache } from './cache.ts';
import { operationHeaders } from './request-headers.ts';
import { ViewerDocument } from './viewer.generated.ts';

const VIEWER = {
  ...{ __typename: 'Viewer' as const, role: 'MEMBER' as const, permissions: [], withheldRoles: [] },
  ...{ userId: 0, memberId: 7, isCandidate: false, profileForId: 1, name: '', email: '', mobile: '' },
};

it('what a page sends says whose it is, but for the question who the viewer is now', () => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  const headers = { 'apollo-require-preflight': 'true', 'X-XSRF-TOKEN': 'abc' };
  expect(operationHeaders(client, 'Events')).toEqual(headers);
  client.writeQuery({ query: ViewerDocument, data: { viewer: VIEWER } });
  expect(operationHeaders(client, 'SaveMyCandidate')).toEqual({ ...headers, 'x-page-person': '0/7/false' });
  expect(operationHeaders(client, 'Viewer')).toEqual(headers);
  const visitor = { ...VIEWER, role: 'ANONYMOUS' as const, memberId: 0 };
  client.writeQuery({ query: ViewerDocument, data: { viewer: visitor } });
  expect(operationHeaders(client, 'Events')).toEqual(headers);
});
