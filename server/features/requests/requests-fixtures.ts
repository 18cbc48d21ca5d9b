import { currentDay } from '../../../rules/zoned-time.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import type { TestApp } from '../../testing/test-app.ts';

const FIELDS = `id version kind channel name email phone address onBehalfOf about userId memberId accountName
  identityChecked receivedOn acknowledgeBy answerBy extendedBy assignedTo assigneeName acknowledgedOn closedOn outcome`;
const DETAILS = `${FIELDS} canMail acknowledgementDraft entries { act text notifiedBy notifiedOn actorName }`;
const SEEN = '$id: Int!, $version: Int!';

export const LIST = `query ($state: RequestState, $kind: RequestKind, $search: String, $page: Int, $pageSize: Int) {
  rightsRequests(state: $state, kind: $kind, search: $search, page: $page, pageSize: $pageSize) {
    totalCount counts { WAITING ACKNOWLEDGED CLOSED } items { ${FIELDS} }
  }
}`;
export const ONE = `query ($id: Int!) { request: rightsRequest(id: $id) { ${DETAILS} } }`;
export const SAVE = `mutation ($input: RightsRequestInput!) { request: saveRightsRequest(input: $input) { ${DETAILS} } }`;
export const ASSIGN = `mutation (${SEEN}, $officerId: Int) {
  request: assignRightsRequest(id: $id, version: $version, officerId: $officerId) { ${DETAILS} }
}`;
export const CHECK = `mutation (${SEEN}, $isChecked: Boolean!) {
  request: setRequestIdentityChecked(id: $id, version: $version, isChecked: $isChecked) { ${DETAILS} }
}`;
export const NOTE = `mutation ($id: Int!, $text: String!) { request: noteRightsRequest(id: $id, text: $text) { ${DETAILS} } }`;
export const ACKNOWLEDGE = `mutation (${SEEN}, $input: AcknowledgementInput!) {
  request: acknowledgeRightsRequest(id: $id, version: $version, input: $input) { ${DETAILS} }
}`;
export const EXTEND = `mutation (${SEEN}, $input: ExtensionInput!) {
  request: extendRightsRequest(id: $id, version: $version, input: $input) { ${DETAILS} }
}`;
export const CLOSE = `mutation (${SEEN}, $input: ClosingInput!) {
  request: closeRightsRequest(id: $id, version: $version, input: $input) { ${DETAILS} }
}`;
export const REOPEN = `mutation (${SEEN}) {
  request: reopenRightsRequest(id: $id, version: $version) { ${DETAILS} }
}`;

const SEND = `mutation ($input: SendRightsRequestInput!, $language: String) {
  sent: sendRightsRequest(input: $input, language: $language) { reference acknowledgeBy answerBy isMailed }
}`;

let serial = 0;

/** What a visitor sends, by somebody else with each call. */
export function sentFields(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  serial += 1;
  return {
    kind: 'COMPLAINT',
    name: `Asha ${serial}`,
    email: `asha${serial}@example.org`,
    about: `My photo is on your site ${serial}`,
    ...overrides,
  };
}

/** What the office enters: a letter of today, by somebody else with each call. */
export function enteredFields(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...sentFields(), kind: 'ACCESS', channel: 'LETTER', receivedOn: currentDay(), ...overrides };
}

interface Sending {
  from?: string;
  language?: string;
  token?: string;
}

/** Sends the form as a visitor, by default from a new address. */
export async function sendForm(app: TestApp, input: Record<string, unknown>, options: Sending = {}) {
  const { from = freshAddress(), language, token } = options;
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: from,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload: { query: SEND, variables: { input, language } },
  });
  const { data, errors } = response.json();
  return { sent: data?.sent, error: errors?.[0] };
}

/** Runs an operation as an owner. */
export async function asOwner(app: TestApp, query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await graphql(app, { query, variables, token: await adminToken(app) });
  return { data, request: data?.request, error: errors?.[0] };
}

/** Enters one, as the office does. */
export async function enter(app: TestApp, overrides: Record<string, unknown> = {}) {
  const { request, error } = await asOwner(app, SAVE, { input: enteredFields(overrides) });
  if (error) throw new Error(error.message);
  return request;
}

/** The mails to an address, after everything due was sent. */
export async function mailsTo(app: TestApp, address: string) {
  await app.outboxSender.sendDue();
  return app.messages.mails.filter(({ to }) => to === address);
}

/** A day that many days from today, by the clock of the site. */
export function dayIn(days: number): string {
  return new Date(Date.parse(`${currentDay()}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
