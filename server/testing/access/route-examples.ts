import { OPERATOR } from '../../identity/viewer.ts';
import { legacyProfileFields } from '../contract/legacy-profile.ts';
import { buildCandidate, buildMember, buildUser, eventFields, picture } from '../factories.ts';
import type { SentFile } from '../requests.ts';
import type { TestApp } from '../test-app.ts';
import { ACCOUNT_BODIES, ownCandidate } from './account-examples.ts';
import type { Credentials } from './callers.ts';
import { newClaim } from './gift-aid-examples.ts';
import { weeklyMailToken } from './matrimonial-examples.ts';
import { CONTENT, type Content, contentOf, legacyContentFields, newContent, newMessage } from './records.ts';

interface RouteExample {
  /** Path parameters. */
  params?: Record<string, string | number>;
  body?: unknown;
  /** Sent with the body as multipart. */
  file?: SentFile;
}

type Build = (app: TestApp, caller: Credentials) => Promise<RouteExample>;

const plain =
  (body: unknown): Build =>
  async () => ({ body });
const about =
  (record: (app: TestApp) => Promise<number>, params: Record<string, string> = {}): Build =>
  async (app) => ({ params: { id: await record(app), ...params } });

function contentExamples(content: Content): Record<string, Build> {
  const { save, remove } = content.kind.legacy;
  return {
    [save]: async () => ({ body: legacyContentFields(content), file: content.file }),
    [`${remove}/:id`]: about((app) => newContent(app, content)),
  };
}

function accountExamples(): Record<string, Build> {
  const bodies = Object.entries(ACCOUNT_BODIES);
  return Object.fromEntries(
    bodies.map(([path, build]): [string, Build] => [
      path,
      async (app, caller) => ({ body: await build(app, caller) }),
    ]),
  );
}

/** The calling member's own profile, or another member's for other callers. */
async function candidateOf(app: TestApp, caller: Credentials): Promise<number> {
  return ((await ownCandidate(app, caller)) ?? (await buildCandidate(app))).id;
}

/** For every route that writes or takes parameters, a call that succeeds when a permitted caller makes it. */
export const ROUTE_EXAMPLES: Readonly<Record<string, Build>> = {
  ...Object.assign({}, ...CONTENT.map(contentExamples)),
  ...accountExamples(),
  '/events/:id/calendar.ics': about(async (app) => {
    const fields = eventFields({ startsOn: '2031-03-01' });
    return (await app.features.services.events.save(OPERATOR, 'new', fields)).id;
  }),
  '/weekly-email/stop/:token': async (app) => ({ params: { token: await weeklyMailToken(app) } }),
  '/exports/gift-aid/:name': async (app) => ({ params: { name: `${(await newClaim(app)).id}-1.ods` } }),
  '/api/commiteemem/updateseqno': async (app) => ({
    body: [{ ID: await newContent(app, contentOf('CommitteeMember')), SeqNo: '78' }],
  }),
  '/api/admin/saveconatctus': plain({
    ContacID: 0,
    Name: 'Asha',
    Email: 'asha@example.org',
    Messages: 'Hello',
  }),
  '/api/admin/delcontactus/:id': about(newMessage),
  '/api/login/signout': plain({}),
  '/api/matrimonial/saveprofiledt': async (app, caller) => ({
    body: legacyProfileFields({ ProfileDtID: await candidateOf(app, caller), ProfileID: caller.memberId }),
  }),
  '/api/matrimonial/saveprofileimage/:id': async (app, caller) => ({
    params: { id: await candidateOf(app, caller) },
    file: { content: await picture(), fileName: 'me.png', contentType: 'image/png' },
  }),
  '/api/matrimonial/delprofiledt/:id': async (app, caller) => ({
    params: { id: await candidateOf(app, caller) },
  }),
  '/api/matrimonial/deactiveprofile/:id/:status': about(async (app) => (await buildMember(app)).id, {
    status: 'DeActive',
  }),
  '/api/matrimonial/saveintrested/:profileId/:candidateId': async (app, { memberId }) => ({
    params: { profileId: memberId, candidateId: (await buildCandidate(app)).id },
  }),
  '/api/matrimonial/getprofiledt/:id/:status': async () => ({ params: { id: 0, status: 'All' } }),
  '/api/donpayment/getdonerinfo/0/:userId/:subTypeId': async (app, { userId }) => ({
    params: { userId: userId || (await buildUser(app)).id, subTypeId: 6 },
  }),
  '/api/donpayment/savedata': plain({
    DonerID: 0,
    SubDnTypeID: 6,
    DonerName: 'Asha',
    DonatAmt: '11',
    Email: 'asha@example.org',
    PhoneNo: '0116 496 0000',
    Message: '',
  }),
  '/api/admin/getsetvistcount/:mode': async () => ({ params: { mode: 1 } }),
};
