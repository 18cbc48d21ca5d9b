import { type ApolloClient, ApolloLink } from '@apollo/client';
import { type DocumentNode, OperationTypeNode } from 'graphql';
import { filter, finalize, Subject, startWith, switchMap, take, tap } from 'rxjs';

/** What every page asks: no write asks it again but those that change it. */
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
    'SetSecondFactorDemands',
    'AddPasskey',
    'ConfirmAuthenticatorApp',
    'RenameMyMembership',
    'ChangeMyMobile',
  ],
};

/**
 * Writes after which nothing is asked again: what changes nothing that a page shows, what leads away from the page, and what
 * the page shows by itself, as the counting desk does its envelopes, which are saved as fast as somebody types.
 */
const ASKS_NOTHING =
  'RecordVisit SaveGiftCount SaveGiftCountRow RemoveGiftCountRow ExpressInterest PayGiftByCard PayDonationByCard PreviewSheet PreviewBankStatement BeginPasskey PasskeyRequest BeginAuthenticatorApp RequestMemberCode RequestPasswordCode CheckSetUp CheckOfficerInvitation'.split(
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
class Freshness {
  readonly #client: ApolloClient;
  /** The names of the writes since the last asking; empty for what was asked for by hand. */
  readonly #since = new Set<string>();
  readonly #asked = new Subject<void>();
  #writes = 0;
  #underWay = 0;
  /** Who waits for the next asking. */
  readonly #waiting: (() => void)[] = [];

  constructor(client: ApolloClient) {
    this.#client = client;
    // A reset asks everything itself.
    client.onResetStore(async () => this.#since.clear());
  }

  /** An answer that is under way while something is written would be taken for the newest: it is asked for again. */
  query(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction) {
    let askedAfter = -1;
    return this.#asked.pipe(
      startWith(undefined),
      filter(() => askedAfter < this.#writes),
      switchMap(() => {
        askedAfter = this.#writes;
        return forward(operation);
      }),
      take(1),
    );
  }

  write(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction) {
    const { operationName = '' } = operation;
    if (ASKS_NOTHING.includes(operationName)) return forward(operation);
    this.#underWay += 1;
    return forward(operation).pipe(
      tap(({ errors }) => {
        if (!errors) void this.stale(operationName);
      }),
      finalize(() => {
        this.#underWay -= 1;
        this.#askWhenDone();
      }),
    );
  }

  /** Resolves once everything on the screen has been asked again, also if that fails: the screen shows it. */
  stale(write = ''): Promise<void> {
    this.#writes += 1;
    this.#since.add(write);
    this.#askWhenDone();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** A task later, so that the writes of a batch, one after another, ask once, at the end. */
  #askWhenDone(): void {
    setTimeout(() => {
      if (this.#underWay > 0) return;
      const waiting = this.#waiting.splice(0);
      void this.#ask().then(() => {
        for (const resolve of waiting) resolve();
      });
    });
  }

  async #ask(): Promise<void> {
    if (this.#since.size === 0) return;
    const since = [...this.#since];
    this.#since.clear();
    const isStale = (field: string) =>
      CHANGED_ONLY_BY[field]?.some((write) => since.includes(write)) ?? field !== '__typename';
    this.#client.cache.batch({
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
    this.#asked.next();
    const shown = [...this.#client.getObservableQueries()].filter(
      (query) => query.hasObservers() && fieldsOf(query.query).some(isStale),
    );
    await Promise.allSettled(shown.map((query) => query.refetch()));
  }
}

const known = new WeakMap<ApolloClient, Freshness>();

function freshnessOf(client: ApolloClient): Freshness {
  const freshness = known.get(client) ?? new Freshness(client);
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
