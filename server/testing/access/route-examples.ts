import { oldFields } from '../contract/old-profile.ts';
import { buildCandidate, buildMember, buildUser, picture } from '../factories.ts';
import type { SentFile } from '../requests.ts';
import type { TestApp } from '../test-app.ts';
import { ACCOUNT_BODIES, ownCandidate } from './account-examples.ts';
import type { Credentials } from './callers.ts';
import { type ContentName, DOCUMENT, newContent, newMessage, unique } from './records.ts';

interface RouteExample {
  /** The path's parameters. */
  params?: Record<string, string | number>;
  body?: unknown;
  /** Sent with the body, as a form. */
  file?: SentFile;
}

type Build = (app: TestApp, caller: Credentials) => Promise<RouteExample>;

const plain =
  (body: unknown): Build =>
  async () => ({ body });
const about =
  (record: (app: TestApp) => Promise<number>, params: Record<string, string> = {}): Build =>
  async (app) => ({ params: { id: await record(app), ...params } });

const DESCRIPTION = 'The priest brings what is needed; bring flowers, fruit and your whole family.';
const LINK = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** The paths of the kinds of content, and what a save sends beside the name. */
const CONTENT_CALLS: Record<ContentName, { save: string; remove: string; sent: Record<string, unknown> }> = {
  Event: { save: '/api/admin/saveevent', remove: '/api/admin/delevent', sent: { FileType: 'Img' } },
  PoojaSeva: { save: '/api/poojaseva/savedata', remove: '/api/poojaseva/delrec', sent: { FileType: 'Img' } },
  Notice: { save: '/api/dailyevents/savedata', remove: '/api/dailyevents/delrec', sent: { FileType: 'Img' } },
  HomeVideo: {
    save: '/api/dailyevents/uploadvideo',
    remove: '/api/dailyevents/delvideo',
    sent: { FileType: 'YouTube', FileName: LINK },
  },
  VideoLink: {
    save: '/api/admin/savelinks',
    remove: '/api/admin/delsocvidsrclink',
    sent: { FileType: 'YouTube', FileName: LINK },
  },
  CommitteeMember: {
    save: '/api/commiteemem/savedata',
    remove: '/api/commiteemem/delrec',
    sent: { FileType: 'Img', Designation: 'Treasurer' },
  },
  PdfDocument: { save: '/api/admin/savepdf', remove: '/api/admin/delpdffile', sent: { FileType: 'Pdf' } },
};

function contentExamples(): Record<string, Build> {
  const kinds = Object.entries(CONTENT_CALLS) as [ContentName, (typeof CONTENT_CALLS)[ContentName]][];
  return Object.fromEntries(
    kinds.flatMap(([kind, { save, remove, sent }]) => [
      [
        save,
        async () => ({
          body: { ID: 0, Name: unique('Item'), Desc: DESCRIPTION, ...sent },
          ...(kind === 'PdfDocument' && { file: DOCUMENT }),
        }),
      ] as const,
      [`${remove}/:id`, about((app) => newContent(app, kind))] as const,
    ]),
  );
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

/** The profile that the member who asks may change, or for others one of somebody's. */
async function candidateOf(app: TestApp, caller: Credentials): Promise<number> {
  return ((await ownCandidate(app, caller)) ?? (await buildCandidate(app))).id;
}

/** For every route that writes, or takes parameters, a call that does its work when the right person makes it. */
export const ROUTE_EXAMPLES: Readonly<Record<string, Build>> = {
  ...contentExamples(),
  ...accountExamples(),
  '/api/commiteemem/updateseqno': async (app) => ({
    body: [{ ID: await newContent(app, 'CommitteeMember'), SeqNo: '78' }],
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
    body: oldFields({ ProfileDtID: await candidateOf(app, caller), ProfileID: caller.memberId }),
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
