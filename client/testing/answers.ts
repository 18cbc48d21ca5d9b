import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { catchError, from, map, type Observable, of, throwError } from 'rxjs';
import { createAskAgainLink } from '../graphql/ask-again.ts';
import { createCache } from '../graphql/cache.ts';

/** What an operation was asked with: each has its own, and a test names what it looks at. */
// biome-ignore lint/suspicious/noExplicitAny: see above.
type Variables = any;

/** What the server says to an operation; what is promised is held until then, what is thrown is a refusal or a loss. */
type Answer = (variables: Variables) => unknown;

/** A refusal as the server sends it, by its code and the key of its text. */
export function refusal(extensions: { code: string; messageKey: string; field?: string }) {
  return new CombinedGraphQLErrors({ errors: [{ message: 'Refused', extensions: { ...extensions } }] });
}

/** Somebody else was first. */
export const CONFLICT = { code: 'CONFLICT', messageKey: 'versionConflict' } as const;

/** What is thrown when the network is gone: nobody knows whether the server has done it. */
export const LOST = new TypeError('Failed to fetch');

/** An answer that comes when the test gives it. */
export function held() {
  let give: (data: unknown) => void = () => undefined;
  let refuse: (error: unknown) => void = () => undefined;
  const answer = new Promise((resolve, reject) => {
    give = resolve;
    refuse = reject;
  });
  return {
    answer: () => answer,
    give: (data: unknown) => give(data),
    refuse: (error: unknown) => refuse(error),
  };
}

function resultOf(answer: Answer, variables: Variables): Observable<ApolloLink.Result> {
  const data = new Promise((resolve) => resolve(answer(variables)));
  return from(data).pipe(
    map((data) => ({ data }) as ApolloLink.Result),
    catchError((error) =>
      CombinedGraphQLErrors.is(error) ? of({ errors: error.errors }) : throwError(() => error),
    ),
  );
}

/**
 * For `showScreen`: a client with the site's cache, which asks again after a write as the site does; operations are answered by
 * their names.
 * @param answers may be changed later; an operation without one fails as without a network
 */
export function answering(answers: Record<string, Answer>) {
  const asked: { name: string | undefined; variables: Variables }[] = [];
  const link = new ApolloLink(({ operationName: name, variables }) => {
    asked.push({ name, variables });
    // The server knows no such field of an input: the cache adds it to what is read.
    if (JSON.stringify(variables).includes('"__typename"'))
      return throwError(() => new Error(`${name} sends __typename back`));
    const answer = name && answers[name];
    return answer ? resultOf(answer, variables) : throwError(() => LOST);
  });
  return {
    client: new ApolloClient({ link: ApolloLink.from([createAskAgainLink(), link]), cache: createCache() }),
    answers,
    /** The variables of all calls of an operation. */
    sent: (name: string) => asked.filter((one) => one.name === name).map(({ variables }) => variables),
  };
}

/** Until all is asked that an answer leads to: from the answer over what is drawn to the next request each step is a task. */
export async function settled(): Promise<void> {
  for (let tasks = 0; tasks < 10; tasks += 1) await new Promise((resolve) => setTimeout(resolve));
}
