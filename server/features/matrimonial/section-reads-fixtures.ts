import { get, graphql } from '../../testing/requests.ts';
import { fileName } from './section-profiles-fixtures.ts';
import { FILTERS, type Sight } from './section-sight-fixtures.ts';
import type { By } from './section-steps-fixtures.ts';
import type { SectionWorld } from './section-world-fixtures.ts';

const CARD = `{ firstName middleName lastName religion caste educationDescription occupationDescription annualIncome family
  nativePlace photo { url } }`;
const INTERESTS = `{ totalCount items { stage line isByCandidate candidate ${CARD} contact { name mobile } } }`;
const NAMES = '{ totalCount items { firstName } }';
const PAGE = `{ card { isInterestReceived ${CARD.slice(1)} aboutCandidate photos { url } contact { name mobile } }`;

const numbered = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join('\n');

const queryFor = (people: number) => `query (
  ${numbered(FILTERS.length, (index) => `$filter${index}: CandidateFilterInput!`)}
  ${numbered(people, (index) => `$id${index}: Int!`)}) {
  list: candidates(pageSize: 100) { totalCount items ${CARD} }
  ${numbered(FILTERS.length, (index) => `by${index}: candidates(pageSize: 100, filter: $filter${index}) ${NAMES}`)}
  ${numbered(people, (index) => `page${index}: candidate(id: $id${index}) ${PAGE}`)}
  received: interestsReceived(pageSize: 100) ${INTERESTS}
  sent: interestsSent(pageSize: 100) ${INTERESTS}
  interestsWaiting
  blockedMembers { name }
  myCandidateReports { firstName }
}`;
const byLink = (side: 'Received' | 'Sent') =>
  `query ($link: String!) { found: interests${side}ByLink(token: $link, pageSize: 100) ${INTERESTS} }`;

/** What candidates are known by, wherever it stands; a photo by its file. */
function found(answer: unknown): string[] {
  const text = JSON.stringify(answer).replace(
    /(photo|later)([a-z])a+\.jpg/g,
    (_, kind, letter) => `${kind}-${letter.charCodeAt(0) - 97}`,
  );
  const words = text.match(
    /\b(?:first|middle|last|religion|caste|income|about|private|contact|photo|later)-\d+\b/g,
  );
  return [...new Set(words)].sort();
}

/** Of their page also whether they wait for an answer. */
function onPage(page: { card: { isInterestReceived: boolean } } | null): string[] | null {
  if (page === null) return null;
  return [...found(page), ...(page.card.isInterestReceived ? ['asked'] : [])].sort();
}

type Page = { totalCount: number; items: { stage?: string; isByCandidate?: boolean; firstName?: string }[] };

/** A page of interests; its total must be that of what it lists. */
function interestsOf({ totalCount, items }: Page) {
  if (totalCount !== items.length) throw new Error(`A total of ${totalCount} with ${items.length} interests`);
  return items.map(({ stage, isByCandidate, ...item }) => ({
    stage: stage!,
    isTheirs: isByCandidate!,
    found: found(item),
  }));
}

/** Everything that a member can read of the others, and of what is between them; null for whoever is not signed in. */
export async function look(world: SectionWorld, who: number, by: By): Promise<Sight | null> {
  const { app, people } = world;
  const { memberId, ...tokens } = people[who]!;
  const token = by === 'family' ? tokens.token : tokens.ownToken;
  const headers = { authorization: `Bearer ${token}` };
  const rest = (id: number, status: string) =>
    get(app, `/api/matrimonial/getprofiledt/${id}/${status}`, headers);
  const { data, errors } = await graphql(app, {
    query: queryFor(people.length),
    variables: Object.fromEntries([
      ...FILTERS.map(({ filter }, index) => [`filter${index}`, filter]),
      ...people.map(({ candidateId }, index) => [`id${index}`, candidateId]),
    ]),
    token,
  });
  const [exported, list, own, photos] = await Promise.all([
    get(app, '/exports/my-matrimonial-data.json', headers),
    rest(0, 'Active'),
    rest(memberId, 'All'),
    photosOf(world, headers),
  ]);
  if (errors) {
    const isOut = [exported, list, own].every(({ statusCode }) => statusCode === 401);
    if (errors[0]?.extensions.code === 'UNAUTHENTICATED' && isOut && photos.length === 0) return null;
    throw new Error(errors[0]?.message);
  }
  return {
    list: data.list.items.map(found),
    total: data.list.totalCount,
    filtered: FILTERS.map((_, index) => {
      const { items, totalCount } = data[`by${index}`] as Page;
      return { found: items.map(({ firstName }) => firstName!), total: totalCount };
    }),
    pages: people.map((_, index) => onPage(data[`page${index}`])),
    received: interestsOf(data.received),
    sent: interestsOf(data.sent),
    waiting: data.interestsWaiting,
    receivedByLink: await readByLink(world, who, 'Received'),
    sentByLink: await readByLink(world, who, 'Sent'),
    blocked: found(data.blockedMembers),
    reported: data.myCandidateReports.flatMap(found),
    restList: list.json().map(found),
    restOwn: own.json().map(found),
    exported: found(exported.json()),
    photos,
  };
}

async function readByLink(world: SectionWorld, who: number, side: 'Received' | 'Sent') {
  const link = await world.linkOf(world.people[who]!);
  const { data } = await graphql(world.app, { query: byLink(side), variables: { link: link ?? '' } });
  return data ? interestsOf(data.found) : null;
}

/** The files of all profiles that there are or were, of which the route lets the member have. */
async function photosOf({ app, people }: SectionWorld, headers: Record<string, string>): Promise<string[]> {
  const files = people
    .flatMap(({ serials }) => serials)
    .flatMap((serial) => (['photo', 'later'] as const).map((kind) => [kind, serial] as const));
  const replies = await Promise.all(
    files.map(([kind, serial]) => get(app, `/ProfileImages/${fileName(kind, serial)}`, headers)),
  );
  return files
    .filter((_, index) => replies[index]!.statusCode === 200)
    .map(([kind, serial]) => `${kind}-${serial}`)
    .sort();
}
