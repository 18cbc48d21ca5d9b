import { giftFields } from '../../features/giving/gift-fixtures.ts';
import { hireFields } from '../../features/hall-hire/hall-hire-fixtures.ts';
import type { NewRow } from '../../features/imports/import.service.ts';
import { setUpSettings } from '../../features/set-up/set-up-fixtures.ts';
import { SITE_SETTINGS_ID } from '../../features/site-settings/site-settings.entity.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { freshMobile } from '../contract/contract-fixture.ts';
import {
  adminToken,
  buildMember,
  buildOwner,
  buildUser,
  openSession,
  PASSWORD,
  picture,
} from '../factories.ts';
import { graphqlUpload, type SentFile } from '../requests.ts';
import type { TestApp } from '../test-app.ts';
import { ACCOUNT_INPUTS, CANARY_PASSWORD, newPerson } from './account-examples.ts';
import { BANK_EXAMPLES } from './bank-examples.ts';
import { CALENDAR_EXAMPLES } from './calendar-examples.ts';
import { CHARGE_EXAMPLES } from './charge-examples.ts';
import { DONATION_EXAMPLES } from './donation-examples.ts';
import { DONOR_EXAMPLES, EXPECTED_EXAMPLES } from './donor-examples.ts';
import { about, type Build, type MutationExample, plain } from './example-builders.ts';
import { GIFT_AID_EXAMPLES } from './gift-aid-examples.ts';
import { INVITATION_EXAMPLES } from './invitation-examples.ts';
import { MATRIMONIAL_EXAMPLES } from './matrimonial-examples.ts';
import {
  CONTENT,
  type Content,
  contentFields,
  contentOf,
  newContent,
  newDonationType,
  newFailedMessage,
  newMessage,
  newOption,
  newProfileFor,
  unique,
} from './records.ts';
import { REPLY_EXAMPLES } from './reply-examples.ts';
import { REQUEST_EXAMPLES } from './request-examples.ts';
import { SAFETY_EXAMPLES } from './safety-examples.ts';
import { SECOND_FACTOR_EXAMPLES } from './second-factor-examples.ts';
import { SPONSOR_EXAMPLES } from './sponsor-examples.ts';

/** What a call says of items that it changes at once. Events belong to no part of the site. */
const newEvents = async (app: TestApp) => ({
  kind: 'event',
  ids: [await newContent(app, contentOf('Event'))],
});

async function binnedEvents(app: TestApp) {
  const chosen = await newEvents(app);
  await app.features.services.events.states.bin(OPERATOR, chosen.ids);
  return chosen;
}

function accountExamples(): Record<string, Build> {
  const inputs = Object.entries(ACCOUNT_INPUTS);
  return Object.fromEntries(
    inputs.map(([name, build]): [string, Build] => [
      name,
      async (app, caller) => ({
        variables: { input: await build(app, caller) },
      }),
    ]),
  );
}

function contentExamples(content: Content): Record<string, Build> {
  const { save, remove } = content.kind.graphql;
  return {
    [save]: async () => ({ variables: { input: contentFields(content) }, file: content.file }),
    [remove]: about((app) => newContent(app, content)),
  };
}

/** The current settings, so that saving them only changes their version. */
async function currentSettings({ features }: TestApp): Promise<MutationExample> {
  const settings = await features.services.siteSettings.find();
  const { id: _id, updatedAt: _at, isBeingFilled: _filled, translations: _kept, ...others } = settings;
  const { ownLanguage: language, ...texts } = others;
  return { variables: { input: { ...texts, language } } };
}

/** A link to set the site up, which exists only while nobody is an administrator: the callers make themselves anew. */
async function setUpLink({ database, features }: TestApp): Promise<string> {
  await database.dataSource.query(`UPDATE user_account SET office_roles = '[]'`);
  return (await features.services.setUp.renewToken())!;
}

async function firstEvening(app: TestApp): Promise<MutationExample> {
  const { name, email, mobile } = newPerson();
  const administrator = { name, email, mobile, password: CANARY_PASSWORD };
  return {
    variables: { token: await setUpLink(app), settings: setUpSettings({ unusedParts: [] }), administrator },
  };
}

const SHEET: SentFile = {
  // A row that is refused: one that is brought in would be logged when the next call is made.
  content: Buffer.from('Donor,Date,Amount,For\nAsha Rao,2019-05-06,none,Navratri\n'),
  fileName: 'gifts.csv',
  contentType: 'text/csv',
};
const COLUMNS = ['donorName', 'receivedOn', 'amount', 'type'].map((field, column) => ({ field, column }));

const sheet = async (): Promise<MutationExample> => ({
  variables: { reading: { subject: 'DONATIONS', columns: COLUMNS } },
  file: SHEET,
});

/** An import of these rows that is done. */
async function importOf(app: TestApp, rows: readonly NewRow[]): Promise<number> {
  const { imports, importWorker } = app.features.services;
  const run = { source: unique('spreadsheet'), label: 'gifts.csv', sheetSubject: 'DONATIONS' } as const;
  const { id } = await imports.start(OPERATOR, run, rows);
  await importWorker.work(id);
  return id;
}

/** An import that has made an account. */
function newImport(app: TestApp): Promise<number> {
  const { name, email, mobile } = newPerson();
  const fields = { name, email, mobile, address: '', postcode: '', sheri: '' };
  return importOf(app, [{ number: 1, subject: 'user', sourceKey: email, label: name, fields }]);
}

/** For every mutation, a call that succeeds when a permitted caller makes it. */
export const MUTATION_EXAMPLES: Readonly<Record<string, Build>> = {
  ...Object.assign({}, ...CONTENT.map(contentExamples)),
  ...accountExamples(),
  setContentVisibility: async (app) => ({
    variables: { ...(await newEvents(app)), visibility: { state: 'HIDDEN' } },
  }),
  duplicateContent: async (app) => {
    const { kind, ids } = await newEvents(app);
    return { variables: { kind, id: ids[0] } };
  },
  binContent: async (app) => ({ variables: await newEvents(app) }),
  restoreContent: async (app) => ({ variables: await binnedEvents(app) }),
  emptyContentBin: async (app) => ({ variables: { kind: (await binnedEvents(app)).kind } }),
  bringBackContent: async (app) => {
    const { kind, ids } = await newEvents(app);
    const [first] = await app.features.services.events.revisions.list(ids[0]!);
    return { variables: { kind, id: ids[0], version: 1, revisionId: first!.id } };
  },
  bringBackSiteSettings: async (app) => {
    const { siteSettings } = app.features.services;
    const { input } = (await currentSettings(app)).variables as { input: { version: number } };
    const { version } = await siteSettings.save(OPERATOR, input.version, {
      ...input,
      openingTitle: unique('Welcome'),
    });
    const [newest] = await siteSettings.revisions.list(SITE_SETTINGS_ID);
    return { variables: { version, revisionId: newest!.id } };
  },
  bringBackDonationType: async (app) => {
    const { id, version } = await newDonationType(app);
    const [first] = await app.features.services.donationTypes.revisions.list(id);
    return { variables: { id, version, revisionId: first!.id } };
  },
  updateCommitteeSequence: async (app) => ({
    variables: { members: [{ id: await newContent(app, contentOf('CommitteeMember')), sequenceNumber: 77 }] },
  }),
  moveCommitteeMember: about((app) => newContent(app, contentOf('CommitteeMember')).then((id) => ({ id })), {
    place: 1,
  }),
  saveSiteSettings: currentSettings,
  checkSetUp: async (app) => ({ variables: { token: await setUpLink(app) } }),
  setUp: firstEvening,
  saveSitePicture: async () => ({
    variables: { place: 'LOGO' },
    file: { content: await picture(), fileName: 'logo.png', contentType: 'image/png' },
  }),
  removeSitePicture: async (app) => {
    const query = 'mutation ($file: Upload!) { saveSitePicture(place: OPENING, file: $file) }';
    const file = { content: await picture(), fileName: 'hall.png', contentType: 'image/png' };
    await graphqlUpload(app, { query, token: await adminToken(app), variables: {}, file });
    return { variables: { place: 'OPENING' } };
  },
  previewSheet: sheet,
  importSheet: sheet,
  undoImport: about((app) => importOf(app, [])),
  inviteImported: about(newImport),
  signOut: plain({}),
  requestPasswordCode: async (app) => ({
    variables: { input: { countryCode: '44', mobile: (await buildUser(app)).mobile.slice(3) } },
  }),
  ...INVITATION_EXAMPLES,
  ...SECOND_FACTOR_EXAMPLES,
  suspendUser: about(buildUser),
  reactivateUser: about(buildUser),
  setOfficeRoles: about(buildUser, { roles: [{ role: 'TREASURER' }], password: PASSWORD }),
  changeUser: async (app) => ({
    variables: {
      id: (await buildUser(app)).id,
      version: 1,
      reason: 'Asked on the telephone',
      input: newPerson(),
    },
  }),
  sendContactMessage: plain({
    input: { name: 'Asha', email: 'asha@example.org', message: 'Is the hall open on Sunday?' },
  }),
  deleteContactMessage: about(newMessage),
  answerContactMessage: about(newMessage, { answer: 'Yes, it is free on Friday.' }),
  setContactMessageDone: about(newMessage, { done: true }),
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
  give: async () => ({ variables: { input: giftFields() } }),
  takeGift: plain({ token: 'of-no-gift' }),
  ...DONATION_EXAMPLES,
  payGiftByCard: plain({ token: 'of-no-gift' }),
  payDonationByCard: plain({ reference: 'of-no-donation' }),
  payHireByCard: plain({ token: 'of-no-hire', chargeId: 1 }),
  payReplyByCard: plain({ token: 'of-no-reply' }),
  endMonthlyByCard: plain({ token: 'of-no-gift' }),
  endCardSubscription: plain({ id: 0 }),
  endLostMonthlyByCard: plain({ id: 0 }),
  enterCardMoney: plain({ id: 0 }),
  settleCardMoney: plain({ id: 0 }),
  sendFailedMessages: newFailedMessage,
  deleteFailedMessages: newFailedMessage,
  saveDonationType: async () => ({
    variables: { input: { name: unique('Fund'), column: 'FESTIVAL', fee: '', isActive: true } },
  }),
  saveDonationTypePicture: async (app) => ({
    variables: { id: (await newDonationType(app)).id },
    file: { content: await picture(), fileName: 'kitchen.png', contentType: 'image/png' },
  }),
  removeDonationTypePicture: about(newDonationType),
  moveDonationType: about(newDonationType, { place: 1 }),
  deleteDonationType: about(newDonationType),
  ...BANK_EXAMPLES,
  ...CHARGE_EXAMPLES,
  ...DONOR_EXAMPLES,
  ...GIFT_AID_EXAMPLES,
  ...EXPECTED_EXAMPLES,
  ...REPLY_EXAMPLES,
  ...REQUEST_EXAMPLES,
  ...SPONSOR_EXAMPLES,
  sendHireRequest: async () => ({ variables: { input: hireFields() } }),
  ...CALENDAR_EXAMPLES,
  ...SAFETY_EXAMPLES,
  ...MATRIMONIAL_EXAMPLES,
  setMemberStatus: async (app) => ({
    variables: { memberId: (await buildMember(app)).id, status: 'DEACTIVE' },
  }),
  changeMember: async (app) => {
    const { id: memberId, name, mobile } = await buildMember(app);
    return {
      variables: {
        memberId,
        input: { name: 'Asha', mobile: freshMobile() },
        seen: { name, mobile },
        reason: 'As she asked at the office',
      },
    };
  },
  requestMemberCode: async () => ({
    variables: { input: { countryCode: '44', mobile: freshMobile(), purpose: 'REGISTRATION' } },
  }),
  async closeMyAccount(app) {
    // The last owner cannot leave.
    await buildOwner(app);
    return { variables: { password: PASSWORD } };
  },
  deleteMyMembership: plain({ password: PASSWORD }),
  renameMyMembership: plain({ name: 'Asha' }),
  saveSelectOption: async () => ({ variables: { input: { list: 'CASTE', value: unique('Caste') } } }),
  removeSelectOption: about(newOption),
  moveSelectOption: about(newOption, { place: 1 }),
  saveProfileFor: async () => ({ variables: { input: { name: unique('Cousin'), defaultGender: 'FEMALE' } } }),
  removeProfileFor: about(newProfileFor),
  moveProfileFor: about(newProfileFor, { place: 1 }),
  endOtherSessions: plain({}),
  async endSession(app, { userId, memberId }) {
    const owner = memberId > 0 ? { memberId } : { userId: userId || (await buildUser(app)).id };
    await openSession(app, owner);
    const [another] = await app.sessions.listOwn(owner, '');
    return { variables: { id: another?.id } };
  },
  recordVisit: plain({}),
};
