import type { Step } from './section-steps-fixtures.ts';

const ABSENCE = '$absence: Absence, $until: String';
/** What is done by GraphQL: the mutation, its variables and its arguments. */
const ACTS = {
  confirm: [
    'confirmCandidate',
    '$link: String!, $reading: String!, $shown: ShownChoicesInput!',
    'token: $link, reading: $reading, shown: $shown',
  ],
  later: ['postponeCandidate', '$link: String!', 'token: $link'],
  withdraw: ['withdrawCandidate', '$link: String!', 'token: $link'],
  refuse: ['refuseCandidate', '$link: String!', 'token: $link'],
  'absent by link': [
    'setCandidateAbsence',
    `$link: String!, ${ABSENCE}`,
    'token: $link, absence: $absence, until: $until',
  ],
  absent: ['setMyAbsence', ABSENCE, 'absence: $absence, until: $until'],
  express: ['expressInterest', '$id: Int!', 'candidateId: $id'],
  'take back': ['withdrawInterest', '$id: Int!', 'candidateId: $id'],
  'say yes': ['answerInterest', '$id: Int!', 'candidateId: $id, isYes: true'],
  'say no': ['answerInterest', '$id: Int!', 'candidateId: $id, isYes: false'],
  'sign in': ['setUpOwnSignIn', '$link: String!, $input: OwnSignInInput!', 'token: $link, input: $input'],
  'take over': ['takeOverMembership', '$input: TakeOverInput!', 'input: $input'],
  leave: ['deleteMyMembership', '$password: String!', 'password: $password'],
  block: ['blockMember', '$id: Int!', 'candidateId: $id'],
  unblock: ['unblockMember', '$memberId: Int!', 'id: $memberId'],
  report: ['reportCandidate', '$id: Int!, $input: CandidateReportInput!', 'candidateId: $id, input: $input'],
  remove: ['removeMyCandidate', '', ''],
  'remove by office': ['removeCandidate', '$memberId: Int!', 'memberId: $memberId'],
  suspend: ['setMemberStatus', '$memberId: Int!', 'memberId: $memberId, status: DEACTIVE'],
  reactivate: ['setMemberStatus', '$memberId: Int!', 'memberId: $memberId, status: ACTIVE'],
  'show again': ['showReportedCandidate', '$memberId: Int!', 'memberId: $memberId'],
  decide: [
    'decideCandidateReport',
    '$id: Int!, $version: Int!, $input: CandidateReportDecisionInput!',
    'id: $id, version: $version, input: $input',
  ],
  'open contacts': ['openIntroductionContacts', '$id: Int!, $version: Int!', 'id: $id, version: $version'],
} as const;
/** Those that the office does. */
const OFFICE = ['remove by office', 'suspend', 'reactivate', 'show again', 'decide', 'open contacts'];
/** What is asked of those that answer with an object. */
const OBJECTS: Record<string, string> = {
  setMyAbsence: '{ isShown }',
  blockMember: '{ id }',
  setMemberStatus: '{ id }',
  setUpOwnSignIn: '{ memberId }',
  ...Object.fromEntries(
    ['confirmCandidate', 'postponeCandidate', 'withdrawCandidate', 'setCandidateAbsence'].map((name) => [
      name,
      '{ madeAt }',
    ]),
  ),
};
const LINK = { parameters: '$link: String!', given: 'token: $link' };
const listed = (...parts: string[]) => parts.filter(Boolean).join(', ');
const without = (list: string, part: string) => listed(...list.split(', ').filter((one) => one !== part));

type Name = keyof typeof ACTS;

/** How a step is done: the document, the names of its variables, and by whose session. */
export function callOf(step: Step) {
  const by = 'by' in step ? step.by : undefined;
  const own = `${step.act} by ${by}`;
  const key = (own in ACTS ? own : step.act) as Name;
  let [name, parameters, given]: readonly [string, string, string] = ACTS[key];
  if (by === 'sign-in')
    [parameters, given] = [without(parameters, LINK.parameters), without(given, LINK.given)];
  if (by === 'link' && !given.includes(LINK.given)) {
    name += 'ByLink';
    [parameters, given] = [listed(LINK.parameters, parameters), listed(LINK.given, given)];
  }
  const isByLink = given.includes(LINK.given);
  const isByCandidate = by === 'sign-in' || step.act === 'take over';
  return {
    query: `mutation ${parameters && `(${parameters})`} { done: ${name}${given && `(${given})`} ${OBJECTS[name] ?? ''} }`,
    takes: (variable: string) => parameters.includes(`$${variable}:`),
    isByLink,
    as: OFFICE.includes(key)
      ? ('office' as const)
      : isByLink
        ? null
        : isByCandidate
          ? ('sign-in' as const)
          : ('family' as const),
  };
}
