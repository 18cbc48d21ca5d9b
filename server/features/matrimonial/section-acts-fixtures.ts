const ABSENCE = '$absence: Absence, $until: String';
/** What is done by GraphQL: the mutation, its variables and its arguments. */
export const ACTS = {
  confirm: ['confirmCandidate', '$link: String!, $shown: ShownChoicesInput!', 'token: $link, shown: $shown'],
  later: ['postponeCandidate', '$link: String!', 'token: $link'],
  withdraw: ['withdrawCandidate', '$link: String!', 'token: $link'],
  refuse: ['refuseCandidate', '$link: String!', 'token: $link'],
  'absent candidate': [
    'setCandidateAbsence',
    `$link: String!, ${ABSENCE}`,
    'token: $link, absence: $absence, until: $until',
  ],
  'absent family': ['setMyAbsence', ABSENCE, 'absence: $absence, until: $until'],
  express: ['expressInterest', '$id: Int!', 'candidateId: $id'],
  'take back': ['withdrawInterest', '$id: Int!', 'candidateId: $id'],
  'say yes': ['answerInterest', '$id: Int!', 'candidateId: $id, isYes: true'],
  'say no': ['answerInterest', '$id: Int!', 'candidateId: $id, isYes: false'],
  block: ['blockMember', '$id: Int!', 'candidateId: $id'],
  unblock: ['unblockMember', '$memberId: Int!', 'id: $memberId'],
  report: ['reportCandidate', '$id: Int!, $input: CandidateReportInput!', 'candidateId: $id, input: $input'],
  'remove family': ['removeMyCandidate', '', ''],
  'remove office': ['removeCandidate', '$memberId: Int!', 'memberId: $memberId'],
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
export const OFFICE = ['remove office', 'suspend', 'reactivate', 'show again', 'decide', 'open contacts'];
/** What is asked of those that answer with an object. */
export const OBJECTS: Record<string, string> = {
  setMyAbsence: '{ isShown }',
  blockMember: '{ id }',
  setMemberStatus: '{ id }',
};
