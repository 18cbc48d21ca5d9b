import { buildCandidate, openSession } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { Candidate } from '../candidates/candidate.entity.ts';

const CARD = 'id firstName lastName isInterestSent isInterestWaiting isInterestReceived';
const LIST = `items { id stage line tellsAt contact { name countryCode mobile } candidate { ${CARD} } } totalCount`;

/** A candidate with the acts of their family. */
export interface Family extends Candidate {
  token: string;
  express(other: Candidate, line?: string): Promise<string>;
  withdraw(other: Candidate): Promise<string | true>;
  answer(other: Candidate, isYes: boolean): Promise<string | true>;
  received(): Promise<InterestList>;
  sent(): Promise<InterestList>;
}

interface InterestList {
  items: {
    stage: string;
    line: string;
    tellsAt: string | null;
    contact: object | null;
    candidate: { id: number; firstName: string; lastName: string; isInterestSent: boolean };
  }[];
  totalCount: number;
}

/** Makes families that send and answer interests by GraphQL. */
export function interestFixtures(app: TestApp) {
  async function family(fields: Partial<Candidate> = {}, member: object = {}): Promise<Family> {
    const candidate = await buildCandidate(app, fields, member);
    const token = await openSession(app, { memberId: candidate.memberId });
    /** The answer, or the text of the refusal. */
    const ask = async (query: string, variables: Record<string, unknown> = {}) => {
      const { data, errors } = await graphql(app, { query, variables, token });
      // biome-ignore lint/suspicious/noExplicitAny: each of the queries answers otherwise.
      return (errors ? errors[0]?.message : Object.values(data)[0]) as any;
    };
    return Object.assign(candidate, {
      token,
      express: (other: Candidate, line?: string) =>
        ask('mutation ($id: Int!, $line: String) { expressInterest(candidateId: $id, line: $line) }', {
          id: other.id,
          line,
        }),
      withdraw: (other: Candidate) =>
        ask('mutation ($id: Int!) { withdrawInterest(candidateId: $id) }', { id: other.id }),
      answer: (other: Candidate, isYes: boolean) =>
        ask('mutation ($id: Int!, $isYes: Boolean!) { answerInterest(candidateId: $id, isYes: $isYes) }', {
          id: other.id,
          isYes,
        }),
      received: () => ask(`{ interestsReceived { ${LIST} } }`),
      sent: () => ask(`{ interestsSent { ${LIST} } }`),
    });
  }

  /** As if the morning had come, without telling anybody yet. */
  const morning = () =>
    app.database.dataSource.query('UPDATE interest SET tells_at = now() WHERE told_at IS NULL');

  /** The next morning: all are told. */
  async function tellAll(): Promise<void> {
    await morning();
    await app.features.services.interestTeller.tellDue();
  }

  /** Two families of whom the second was told that the first is interested. */
  async function told(): Promise<[Family, Family]> {
    const pair: [Family, Family] = [await family(), await family()];
    await pair[0].express(pair[1]);
    await tellAll();
    return pair;
  }

  const stepOf = (one: Candidate, other: Candidate) =>
    app.database.dataSource.query<{ step: string; open: boolean }[]>(
      `SELECT step, contacts_opened_at IS NOT NULL AS open FROM introduction
        WHERE first_candidate_id = least($1::integer, $2::integer)
          AND second_candidate_id = greatest($1::integer, $2::integer)`,
      [one.id, other.id],
    );

  return { family, morning, tellAll, told, stepOf };
}
