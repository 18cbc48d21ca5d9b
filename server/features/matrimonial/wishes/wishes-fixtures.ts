import type { CandidateShow, CandidateWishFields } from '../../../../rules/candidate-wishes.ts';
import { NO_WISHES } from '../../../testing/access/matrimonial-examples.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { ask, type Person } from '../safety/safety-fixtures.ts';

export type Wishes = Partial<CandidateWishFields>;

export interface Card {
  id: number;
  isNew: boolean;
  isAside: boolean;
  fit: { fits: number; of: number; differs: string[] } | null;
  fitsTheirs: { fits: number; of: number } | null;
}

export interface CardPage {
  items: Card[];
  totalCount: number;
  newCount: number;
  interestedCount: number;
  asideCount: number;
}

const CARD = 'id isNew isAside fit { fits of differs } fitsTheirs { fits of }';
const LIST = `query ($filter: CandidateFilterInput, $show: CandidateShow!, $order: CandidateOrder!) {
  candidates(filter: $filter, show: $show, order: $order, pageSize: 100) {
    totalCount newCount interestedCount asideCount items { ${CARD} } } }`;

/** What families do with wishes, by GraphQL; a refusal is its text. */
export function wishesOf(app: TestApp) {
  return {
    wish: ({ token }: Person, wishes: Wishes) =>
      ask(app, token, 'mutation ($input: CandidateWishesInput!) { saveMyWishes(input: $input) { cities } }', {
        input: { ...NO_WISHES, ...wishes },
      }),
    /** The candidate makes the profile: for "Self", with the mobile of the account. */
    makeOwn: ({ candidate }: Pick<Person, 'candidate'>) =>
      app.database.dataSource.query(
        `UPDATE candidate SET profile_for_id = profile_for.id, country_code = '44', mobile = substr(member.mobile, 4)
           FROM member, profile_for
          WHERE candidate.id = $1 AND member.id = candidate.member_id AND profile_for.name = 'Self'`,
        [candidate.id],
      ),
    setAside: ({ token }: Person, { candidate }: Pick<Person, 'candidate'>, isAside = true) =>
      ask(
        app,
        token,
        'mutation ($id: Int!, $isAside: Boolean!) { setAside(candidateId: $id, isAside: $isAside) }',
        {
          id: candidate.id,
          isAside,
        },
      ),
    /** The list as the page asks for it. */
    async list(
      { token }: Person,
      show: CandidateShow = 'ALL',
      { filter = {}, order = 'BEST_FIT' }: { filter?: object; order?: string } = {},
    ): Promise<CardPage> {
      return (await ask(app, token, LIST, { show, filter, order })).candidates;
    },
    async cardOf({ token }: Person, { candidate }: Pick<Person, 'candidate'>): Promise<Card> {
      const page = `query ($id: Int!) { candidate(id: $id) { card { ${CARD} } } }`;
      return (await ask(app, token, page, { id: candidate.id })).candidate.card;
    },
  };
}
