import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../rules/languages.ts';
import { MESSAGES } from '../../../rules/messages.ts';
import gujarati from '../../i18n/gu/site.json';
import { loadTexts } from '../../i18n/load-texts.ts';
import { TextsContext } from '../../i18n/use-translation.ts';
import { useErrorText } from './message-text.ts';

const OPERATION = gql`
  mutation Save {
    save
  }
`;

function ErrorText({ error }: { error: unknown }) {
  return <>{useErrorText()(error)}</>;
}

/** The error text of a page for this answer, from the server or a proxy. */
async function errorTextFor(answer: () => Promise<Response>, language: Language = 'en'): Promise<string> {
  const link = ApolloLink.from([new BaseHttpLink({ uri: 'http://site.invalid/graphql', fetch: answer })]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const error = await client.mutate({ mutation: OPERATION }).then(
    () => expect.fail('it succeeded'),
    (refusal: unknown) => refusal,
  );
  const texts = await loadTexts(language);
  const page = renderToStaticMarkup(
    <TextsContext value={texts}>
      <ErrorText error={error} />
    </TextsContext>,
  );
  return page.replaceAll('&#x27;', "'");
}

const answered =
  (status: number, body: string | null, type = 'text/html') =>
  async () =>
    new Response(body, { status, headers: { 'content-type': type } });

const BODIES = [
  ['no body', '', 'text/plain'],
  ["a proxy's page", '<html><h1>Sorry</h1></html>', 'text/html'],
  ['foreign JSON', '{"message":"Sorry"}', 'application/json'],
  ['truncated JSON', '{"errors":[', 'application/json'],
  ['a truncated GraphQL answer', '{"errors":[', 'application/graphql-response+json'],
] as const;

describe.each(BODIES)('the error text for an answer with %s', (_what, body, type) => {
  it.each([
    [429, MESSAGES.tooManyRequests],
    [500, MESSAGES.internalError],
    [502, MESSAGES.unavailable],
    [503, MESSAGES.unavailable],
    [504, MESSAGES.unavailable],
  ])('and status %i is from the catalogue', async (status, text) => {
    expect(await errorTextFor(answered(status, body, type))).toBe(text);
  });
});

describe('the error text for an answer without a body', () => {
  it('is in Gujarati on Gujarati pages', async () => {
    expect(await errorTextFor(answered(429, ''), 'gu')).toBe(gujarati.messages.tooManyRequests);
    expect(await errorTextFor(answered(503, ''), 'gu')).toBe(gujarati.messages.unavailable);
  });

  it('is a hint to check the connection if there was no answer', async () => {
    const text = await errorTextFor(() => Promise.reject(new TypeError('Failed to fetch')), 'gu');
    expect(text).toBe(gujarati.common.networkError);
  });
});
