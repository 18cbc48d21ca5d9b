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

/** What a page says that was answered like this, by the server or by what stands before it. */
async function said(answer: () => Promise<Response>, language: Language = 'en'): Promise<string> {
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
  ['JSON that is none of ours', '{"message":"Sorry"}', 'application/json'],
  ['JSON that was cut off', '{"errors":[', 'application/json'],
  ['an answer that was cut off', '{"errors":[', 'application/graphql-response+json'],
] as const;

describe.each(BODIES)('a page that is answered with %s', (_what, body, type) => {
  it.each([
    [429, MESSAGES.tooManyRequests],
    [500, MESSAGES.internalError],
    [502, MESSAGES.unavailable],
    [503, MESSAGES.unavailable],
    [504, MESSAGES.unavailable],
  ])('and %i says so in words of the catalogue', async (status, text) => {
    expect(await said(answered(status, body, type))).toBe(text);
  });
});

describe('a page that is answered with nothing of use', () => {
  it('says so in Gujarati, too', async () => {
    expect(await said(answered(429, ''), 'gu')).toBe(gujarati.messages.tooManyRequests);
    expect(await said(answered(503, ''), 'gu')).toBe(gujarati.messages.unavailable);
  });

  it('by no server at all is told to look at the connection', async () => {
    const text = await said(() => Promise.reject(new TypeError('Failed to fetch')), 'gu');
    expect(text).toBe(gujarati.common.networkError);
  });
});
