import { hireFields } from '../../features/hall-hire/testing.ts';
import { buildCandidate, buildMember, buildUser, candidateFields } from '../factories.ts';
import type { SentFile } from '../requests.ts';
import type { TestApp } from '../test-app.ts';
import {
  CONTENT_NAMES,
  type ContentName,
  contentFields,
  DOCUMENT,
  newBooking,
  newContent,
  newDonation,
  newDonationType,
  newMessage,
  newOption,
  newProfileFor,
  newRequest,
  unique,
} from './records.ts';

/** What no answer and no line of the log may hold. */
export const CANARY_PASSWORD = 'canary-lantern-8271-ghee';

export interface MutationExample {
  variables: Record<string, unknown>;
  file?: SentFile;
}

type Build = (app: TestApp) => Promise<MutationExample>;

const plain =
  (variables: Record<string, unknown>): Build =>
  async () => ({ variables });
const about =
  (record: (app: TestApp) => Promise<{ id: number } | number>, others: Record<string, unknown> = {}): Build =>
  async (app) => {
    const made = await record(app);
    return { variables: { id: typeof made === 'number' ? made : made.id, ...others } };
  };
const versioned =
  (
    record: (app: TestApp) => Promise<{ id: number; version: number }>,
    others: Record<string, unknown> = {},
  ): Build =>
  async (app) => {
    const { id, version } = await record(app);
    return { variables: { id, version, ...others } };
  };
const withPassword = (fields: Record<string, unknown>) =>
  plain({ input: { ...fields, password: CANARY_PASSWORD } });

function contentExamples(kind: ContentName): Record<string, Build> {
  return {
    [`save${kind}`]: async () => ({
      variables: { input: contentFields(kind) },
      ...(kind === 'PdfDocument' && { file: DOCUMENT }),
    }),
    [`delete${kind}`]: about((app) => newContent(app, kind)),
  };
}

/** Everything that settings can say, as it is, so that saving them changes a version and no more. */
async function settingsAsTheyAre({ features }: TestApp): Promise<MutationExample> {
  const { id: _id, updatedAt: _updated, ...input } = await features.services.siteSettings.find();
  return { variables: { input } };
}

async function columnOrder({ features }: TestApp): Promise<MutationExample> {
  const types = await features.services.donationTypes.list();
  const ids = types.filter(({ column }) => column === 'FESTIVAL').map(({ id }) => id);
  return { variables: { column: 'FESTIVAL', ids: ids.reverse() } };
}

const MEMBER_NUMBER = { countryCode: '44', mobile: '7700900998' };
const REASON = { reason: 'The hall is being painted that week.' };

/** For every mutation a call that does its work when the right person makes it. */
export const MUTATION_EXAMPLES: Readonly<Record<string, Build>> = {
  ...Object.assign({}, ...CONTENT_NAMES.map(contentExamples)),
  updateCommitteeSequence: async (app) => ({
    variables: { members: [{ id: await newContent(app, 'CommitteeMember'), sequenceNumber: 77 }] },
  }),
  saveSiteSettings: settingsAsTheyAre,
  signIn: withPassword({ login: 'nobody@example.org' }),
  createAccessToken: withPassword({ login: 'somebody@example.org' }),
  signOut: plain({}),
  signUp: withPassword({
    name: 'New Visitor',
    address: '1 Tulsi Lane',
    postcode: 'LE4 6XX',
    email: 'new@example.org',
    sheri: 'Soni Wado',
    mobile: '7700900997',
  }),
  updateMyAccount: plain({
    input: {
      version: 1,
      name: 'Changed',
      address: '',
      postcode: '',
      email: 'changed@example.org',
      sheri: '',
      mobile: '7700900996',
      currentPassword: CANARY_PASSWORD,
    },
  }),
  requestPasswordCode: async (app) => ({
    variables: { input: { countryCode: '44', mobile: (await buildUser(app)).mobile.slice(3) } },
  }),
  resetPassword: withPassword({ mobile: '7700900995', code: '12345' }),
  suspendUser: about(buildUser),
  reactivateUser: about(buildUser),
  setUserRole: about(buildUser, { role: 'ADMIN' }),
  sendContactMessage: plain({
    input: { name: 'Asha', email: 'asha@example.org', message: 'Is the hall open on Sunday?' },
  }),
  deleteContactMessage: about(newMessage),
  donate: async () => ({
    variables: {
      input: {
        subTypeId: 6,
        donorName: 'Asha',
        amount: '10',
        email: 'asha@example.org',
        phone: '0116 496 0000',
        idempotencyKey: unique('key').replace(' ', '-').padEnd(10, '0'),
      },
    },
  }),
  setDonationStatus: about((app) => newDonation(app), { status: 'PAID', note: null }),
  saveDonationType: async () => ({
    variables: { input: { name: unique('Fund'), column: 'FESTIVAL', fee: '', isActive: true } },
  }),
  orderDonationTypes: columnOrder,
  deleteDonationType: about(newDonationType),
  sendHireRequest: async () => ({ variables: { input: hireFields() } }),
  acceptHire: versioned(newRequest),
  declineHire: versioned(newRequest, REASON),
  cancelHire: versioned(newBooking, REASON),
  saveHire: async () => ({ variables: { input: hireFields() } }),
  deleteHire: versioned(newRequest),
  expressInterest: async (app) => ({ variables: { candidateId: (await buildCandidate(app)).id } }),
  saveMyCandidate: async () => ({ variables: { input: candidateFields() } }),
  removeMyCandidate: plain({}),
  setMemberStatus: async (app) => ({
    variables: { memberId: (await buildMember(app)).id, status: 'DEACTIVE' },
  }),
  signInMember: withPassword(MEMBER_NUMBER),
  requestMemberCode: async () => {
    const mobile = String(Number(unique('7700910').replace(' ', '')));
    return {
      variables: {
        input: { countryCode: '44', mobile: mobile.slice(0, 10).padEnd(10, '0'), purpose: 'REGISTRATION' },
      },
    };
  },
  registerMember: withPassword({ ...MEMBER_NUMBER, profileForId: 1, name: 'Asha', code: '12345' }),
  resetMemberPassword: withPassword({ ...MEMBER_NUMBER, code: '12345' }),
  // Not their own: the member is needed for the calls that follow.
  deleteMyMembership: plain({ password: `${CANARY_PASSWORD}-mistyped` }),
  saveSelectOption: async () => ({ variables: { input: { list: 'CASTE', value: unique('Caste') } } }),
  removeSelectOption: about(newOption),
  moveSelectOption: about(newOption, { place: 1 }),
  saveProfileFor: async () => ({
    variables: { input: { name: unique('Cousin'), defaultGender: 'FEMALE' } },
  }),
  removeProfileFor: about(newProfileFor),
  moveProfileFor: about(newProfileFor, { place: 1 }),
  recordVisit: plain({}),
};
