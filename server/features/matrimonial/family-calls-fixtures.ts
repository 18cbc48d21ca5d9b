import { NO_WISHES } from '../../testing/access/matrimonial-examples.ts';
import { legacyProfileFields } from '../../testing/contract/legacy-profile.ts';
import { picture } from '../../testing/factories.ts';
import type { SentFile } from '../../testing/requests.ts';
import { OWN_PASSWORD } from './own-sign-in/own-sign-in-fixtures.ts';

/** A family with a profile, and members who have to do with its candidate. */
export interface CallingFamily {
  memberId: number;
  candidateId: number;
  token: string;
  /** As the profile was saved last. */
  input: Record<string, unknown>;
  version: number;
  /** Names of the files of its photos. */
  photos: string[];
  /** The ids of candidates: one who is interested, one in whom the family is, and two with whom there is nothing. */
  others: { interested: number; wanted: number; known: number; blocked: number };
}

export interface Call {
  variables?: Record<string, unknown>;
  photo?: SentFile;
  /** Of a route: its path's parameters, and what is posted. */
  params?: Record<string, string | number>;
  body?: unknown;
  /** Made once more than we write to a candidate in a day. */
  isOnceTooOften?: boolean;
}

const PAGE = { page: 1, pageSize: 100 };
const password = OWN_PASSWORD;
const photo = async () => ({ content: await picture(), fileName: 'b.png', contentType: 'image/png' });
const to = (candidateId: number, more: object = {}): Call => ({ variables: { candidateId, ...more } });

/**
 * All that members may call, in an order in which the first leave the profile as it is, with the variables of each call; the
 * rules refuse what would end the family's session.
 */
export const FAMILY_CALLS: Record<string, (family: CallingFamily) => Call[] | Promise<Call[]>> = {
  setMyAbsence: () => ['AWAY', null].map((absence) => ({ variables: { absence, until: null } })),
  askMyCandidateAgain: () => [{}],
  myCandidateState: () => [{}],
  candidate: ({ candidateId: id, others }) => [id, others.wanted].map((one) => ({ variables: { id: one } })),
  candidates: () => ['ALL', 'NEW'].map((show) => ({ variables: { show, order: 'BEST_FIT', ...PAGE } })),
  interestsReceived: () => [{ variables: PAGE }],
  interestsSent: () => [{ variables: PAGE }],
  interestsWaiting: () => [{}],
  officeIntroduces: () => [{}],
  myCandidate: () => [{}],
  myPhotos: () => [{}],
  myWishes: () => [{}],
  mayWishForCaste: () => [{}],
  takesOwnYes: ({ input: { profileForId, countryCode, mobile } }) => [
    { variables: { profileForId, countryCode, mobile } },
  ],
  blockedMembers: () => [{}],
  myCandidateReports: () => [{}],
  '/exports/my-matrimonial-data.json': () => [{}],
  '/exports/my-matrimonial-data.html': () => [{}],
  '/ProfileImages/*': ({ photos }) => [{ params: { '*': photos[0]! } }],
  '/api/matrimonial/getprofiledt/:id/:status': ({ memberId }) =>
    [0, memberId].map((id) => ({ params: { id, status: 'All' } })),
  '/api/matrimonial/profilelist': () => [{}],
  '/api/matrimonial/saveintrested/:profileId/:candidateId': ({ memberId: profileId, others }) =>
    [others.known, others.interested].map((candidateId) => ({ params: { profileId, candidateId } })),
  expressInterest: ({ others }) => [
    to(others.known),
    to(others.interested),
    to(others.wanted, { line: 'Hi' }),
  ],
  answerInterest: ({ others }) => [true, false, true].map((isYes) => to(others.interested, { isYes })),
  withdrawInterest: ({ others }) => [to(others.wanted), to(others.known)],
  saveMyWishes: () => [{ variables: { input: { ...NO_WISHES, ageFrom: 25, weeklyMail: true } } }],
  setAside: ({ others }) => [to(others.known, { isAside: true })],
  blockMember: ({ others }) => [to(others.blocked)],
  unblockMember: () => [{ variables: { id: 0 } }],
  reportCandidate: ({ others }) => [
    to(others.known, { input: { kind: 'UNTRUE', text: 'This is not right' } }),
  ],
  renameMyMembership: () => [{ variables: { name: 'Jyotsna Desai' } }],
  changeMyMobile: () => [
    { variables: { input: { mobile: '7700900001', code: '000000', currentPassword: password } } },
  ],
  changeMyMemberPassword: () => [{ variables: { input: { password, currentPassword: password } } }],
  takeOverMembership: () => [{ variables: { input: { password, contactStays: true } } }],
  deleteMyMembership: () => [{ variables: { password } }],
  addMyPhoto: async () => [{ photo: await photo() }],
  '/api/matrimonial/saveprofileimage/:id': async ({ candidateId: id }) => [
    { params: { id }, photo: await photo() },
  ],
  orderMyPhotos: ({ photos: fileNames }) => [{ variables: { fileNames }, isOnceTooOften: true }],
  removeMyPhoto: ({ photos }) => [{ variables: { fileName: photos[0] } }],
  '/api/matrimonial/saveprofiledt': ({ memberId, candidateId }) => [
    { body: legacyProfileFields({ FirstName: 'Komal', ProfileDtID: candidateId, ProfileID: memberId }) },
  ],
  saveMyCandidate: ({ input, version }) => [{ variables: { input: { ...input, version } } }],
  '/api/matrimonial/delprofiledt/:id': () => [{ params: { id: 0 } }],
  removeMyCandidate: () => [{}],
};
