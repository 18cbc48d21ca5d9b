import { graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import type { TestApp } from '../../testing/test-app.ts';

const FIELDS = `id version status origin name address postcode telephone mobile email purpose guests day hours
  startsAt endsAt isClashing depositPence chargesPence outstandingPence paidBy agreedOn declineReason decidedAt decidedBy`;

const SEND = `mutation ($input: HireRequestInput!, $language: String) {
  sendHireRequest(input: $input, language: $language)
}`;
export const LIST = `query ($page: Int, $pageSize: Int, $status: HireStatus, $search: String) {
  hires(page: $page, pageSize: $pageSize, status: $status, search: $search) { totalCount items { ${FIELDS} } }
}`;
export const MONTH = `query ($year: Int!, $month: Int!) { hallMonth(year: $year, month: $month) { ${FIELDS} } }`;
export const AFTER = `query ($year: Int!, $month: Int!) { hireRequestAfter(year: $year, month: $month) { ${FIELDS} } }`;
export const ONE = `query ($id: Int!) { hire(id: $id) { ${FIELDS} } }`;
export const SAVE = `mutation ($input: HireInput!) { hire: saveHire(input: $input) { ${FIELDS} } }`;
export const ACCEPT = `mutation ($id: Int!, $version: Int!) {
  hire: acceptHire(id: $id, version: $version) { ${FIELDS} }
}`;
export const DECLINE = `mutation ($id: Int!, $version: Int!, $reason: String!) {
  hire: declineHire(id: $id, version: $version, reason: $reason) { ${FIELDS} }
}`;
export const CANCEL = `mutation ($id: Int!, $version: Int!, $reason: String!) {
  hire: cancelHire(id: $id, version: $version, reason: $reason) { ${FIELDS} }
}`;
export const REMOVE = 'mutation ($id: Int!, $version: Int!) { deleteHire(id: $id, version: $version) }';

let serial = 0;

/** Valid fields of a hire, on a different day with each call. */
export function hireFields(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  serial += 1;
  return {
    name: `Hirer ${serial}`,
    mobile: '07700 900123',
    email: `hirer${serial}@example.org`,
    purpose: 'Birthday',
    date: new Date(Date.UTC(2090, 0, serial)).toISOString().slice(0, 10),
    from: '18:00',
    to: '22:30',
    ...overrides,
  };
}

interface Sending {
  from?: string;
  /** Of the page. */
  language?: string;
  headers?: Record<string, string>;
}

/** Sends a request as a visitor, by default from a new address. */
export async function sendRequest(app: TestApp, input: Record<string, unknown>, options: Sending = {}) {
  const { from = freshAddress(), headers, language } = options;
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: from,
    headers,
    payload: { query: SEND, variables: { input, language } },
  });
  const { data, errors } = response.json();
  return { status: response.statusCode, data, error: errors?.[0] };
}

/** Sends a request and returns it as admins see it. */
export async function buildRequest(app: TestApp, token: string, overrides: Record<string, unknown> = {}) {
  const fields = hireFields(overrides);
  await sendRequest(app, fields);
  const { data } = await graphql(app, { query: LIST, variables: { pageSize: 1 }, token });
  return data.hires.items[0];
}
