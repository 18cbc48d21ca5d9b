import { type ApolloClient, ApolloLink } from '@apollo/client';
import { type DocumentNode, OperationTypeNode } from 'graphql';
import { finalize, Observable, Subject, type Subscription, tap } from 'rxjs';

/** What every page asks, or what is recorded as read for each row: no write asks it again but those that change it. */
const CHANGED_ONLY_BY: Readonly<Record<string, readonly string[]>> = {
  siteSettings: [
    'SaveSiteSettings',
    'BringBackSiteSettings',
    'SaveSitePicture',
    'RemoveSitePicture',
    'SetUp',
  ],
  viewer: [
    'UpdateMyAccount',
    'SetSecondFactorRequirements',
    'AddPasskey',
    'ConfirmAuthenticatorApp',
    'RenameMyMembership',
    'ChangeMyMobile',
    'RefuseCandidate',
    'RemoveMyCandidate',
  ],
  interests: ['RemoveCandidate'],
};

/**
 * Writes after which nothing is asked again: what changes nothing that a page shows, what leads away from the page, and what
 * the page shows by itself, as the counting desk does its envelopes, which are saved as fast as somebody types.
 */
const ASKS_NOTHING =
  'SaveCashCount SaveCashEnvelope RemoveCashEnvelope ExpressInterest PayGiftByCard PayDonationByCard PreviewSheet PreviewBankStatement BeginPasskey PasskeyRequest BeginAuthenticatorApp RequestMemberCode RequestOwnSignInCode RequestPasswordCode CheckSetUp CheckOfficerInvitation'.split(
    ' ',
  );

/** The fields of the root query that a document asks. */
function fieldsOf({ definitions }: DocumentNode): readonly string[] {
  return definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === 'Field' ? field.name.value : [],
        )
      : [],
  );
}

/** What one client has written since its pages were asked. */
function createFreshness(client: ApolloClient) {
  /** The names of the writes since the last asking; empty for what was asked for by hand. */
  const since = new Set<string>();
  /** The names of those that came too late: what only they change has changed, too, once it is asked. */
  const tooLate = new Set<string>();
  const asked = new Subject<void>();
  let writes = 0;
  let underWay = 0;
  /** Who waits for the next asking. */
  let waiting: (() => void)[] = [];
  // A reset asks everything itself.
  client.onResetStore(async () => {
    since.clear();
    tooLate.clear();
  });

  async function ask(): Promise<void> {
    if (since.size === 0) return;
    const names = [...since, ...tooLate];
    since.clear();
    tooLate.clear();
    const isStale = (field: string) =>
      CHANGED_ONLY_BY[field]?.some((write) => names.includes(write)) ?? field !== '__typename';
    client.cache.batch({
      update: (cache) => {
        cache.modify({
          id: 'ROOT_QUERY',
          fields: (value, { fieldName, DELETE }) => (isStale(fieldName) ? DELETE : value),
        });
        cache.gc();
      },
      // What is on the screen stays there until its answer comes.
      onWatchUpdated: () => false,
    });
    asked.next();
    const shown = [...client.getObservableQueries()].filter(
      (query) => query.hasObservers() && fieldsOf(query.query).some(isStale),
    );
    await Promise.allSettled(shown.map((query) => query.refetch()));
  }

  /** A task later, so that the writes of a batch, one after another, ask once, at the end. */
  const askWhenDone = () =>
    setTimeout(async () => {
      if (underWay > 0) return;
      const told = waiting;
      waiting = [];
      await ask();
      for (const resolve of told) resolve();
    });

  /** Resolves once everything on the screen has been asked again, also if that fails: the screen shows it. */
  function stale(write = ''): Promise<void> {
    writes += 1;
    since.add(write);
    askWhenDone();
    return new Promise((resolve) => waiting.push(resolve));
  }

  /** An answer that is under way while something is written would be taken for the newest: it is asked for again. */
  const query: ApolloLink.RequestHandler = (operation, forward) =>
    new Observable((observer) => {
      let askedAfter = -1;
      let answer: Subscription | undefined;
      const send = () => {
        if (askedAfter === writes) return;
        askedAfter = writes;
        answer?.unsubscribe();
        // Not the observer itself, which would end with the first answer that is given up.
        answer = forward(operation).subscribe({
          next: (result) => observer.next(result),
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        });
      };
      send();
      const again = asked.subscribe(send);
      return () => {
        again.unsubscribe();
        answer?.unsubscribe();
      };
    });

  const write: ApolloLink.RequestHandler = (operation, forward) => {
    const { operationName = '' } = operation;
    if (ASKS_NOTHING.includes(operationName)) return forward(operation);
    underWay += 1;
    return forward(operation).pipe(
      tap(({ errors }) => {
        if (!errors) void stale(operationName);
        else if (errors[0]?.extensions?.code === 'CONFLICT') tooLate.add(operationName);
      }),
      finalize(() => {
        underWay -= 1;
        askWhenDone();
      }),
    );
  };

  return { query, write, stale };
}

const known = new WeakMap<ApolloClient, ReturnType<typeof createFreshness>>();

function freshnessOf(client: ApolloClient) {
  const freshness = known.get(client) ?? createFreshness(client);
  known.set(client, freshness);
  return freshness;
}

/**
 * After a mutation has succeeded, whatever was asked before is stale: what is on the screen is asked again at once, once
 * for mutations that follow each other, and everything else when it is next opened.
 */
export function createAskAgainLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const freshness = freshnessOf(operation.client);
    return operation.operationType === OperationTypeNode.MUTATION
      ? freshness.write(operation, forward)
      : freshness.query(operation, forward);
  });
}

/**
 * The same where nothing was written: after a refusal because somebody else was first, or when the server has done something
 * by itself. After a write it is the asking that follows anyway, for who waits for it.
 * @returns resolves once everything on the screen has been asked again
 */
export function askAgain(client: ApolloClient): Promise<void> {
  return freshnessOf(client).stale();
}
