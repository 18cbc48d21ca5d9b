import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Audience } from '../../../rules/candidate-states.ts';
import { buildCandidate, buildMember, openSession } from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { Candidate } from './candidates/candidate.entity.ts';
import { Member } from './members/member.entity.ts';
import { type Situation, secretsOf, type ViewerName } from './sight-cells-fixtures.ts';

/** Of letters and digits that a file's name may have. */
function newSerial(): string {
  return randomUUID()
    .replace(/[^a-f2-7]/g, '')
    .slice(0, 12);
}

/** A member who looks. */
interface SectionViewer {
  memberId: number;
  own: Candidate | null;
  token: string;
}

const NO_FACTS = { status: undefined, isRemoved: undefined, isListed: undefined };

/** What one viewer found of a candidate, by every read there is. */
export interface Sight {
  inList: boolean;
  inCount: boolean;
  /** In the parts of the list, with their numbers. */
  inBestFit: boolean;
  inNew: boolean;
  inInterested: boolean;
  /** Once the viewer has put the candidate aside. */
  inAside: boolean;
  /** How the candidate meets the viewer's wishes, wherever it is said, as JSON. */
  fits: string;
  inLegacyList: boolean;
  inLegacyProfile: boolean;
  /** On a page of their own. */
  inPage: boolean;
  /** Among the interests that the viewer's candidate finds by their own link. */
  inLink: boolean;
  /** By name, in all that is stored of the viewer. */
  inExport: boolean;
  /** Counted in the weekly email. */
  inWeeklyEmail: boolean;
  photo: boolean;
  surname: boolean;
  /** Of what the candidate keeps to themselves, whatever was found of it anywhere. */
  private: string[];
}

export function sightOf(app: TestApp) {
  const sql = <Row = unknown>(text: string, values: unknown[] = []) =>
    app.database.dataSource.query<Row[]>(text, values);

  /**
   * A candidate with a photo, who shows photo and surname to an audience and hides religion, caste, income. They have come into
   * the list before they are in the situation: what remembers that they were there is forbidden to tell, too.
   */
  async function newCandidate(situation: Situation, audience: Audience) {
    const serial = newSerial();
    const fileName = `${serial.padEnd(26, 'a')}.jpg`;
    const folder = join(app.dataDirectory, 'files', 'ProfileImages');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, fileName), 'J');
    const [file] = await sql<{ id: number }>(
      `INSERT INTO media_file (folder, file_name, kind, content_type, byte_size, width, height, variants, state)
         VALUES ('ProfileImages', $1, 'IMAGE', 'image/jpeg', 1, 450, 600, '[]', 'STORED') RETURNING id`,
      [fileName],
    );
    const { status, isRemoved: _removed, isListed: _listed, ...fields } = { ...NO_FACTS, ...situation };
    const candidate = await buildCandidate(app, {
      ...secretsOf(serial),
      firstName: `First-${serial}`,
      lastName: `Last-${serial}`,
      educationType: `Education ${serial}`,
      photoId: file!.id,
      photosFor: audience,
      surnameFor: audience,
      showsReligion: false,
      showsCaste: false,
      showsIncome: false,
    });
    const { manager } = app.database.dataSource;
    if (Object.keys(fields).length > 0) await manager.update(Candidate, candidate.id, fields);
    if (status) await manager.update(Member, candidate.memberId, { status });
    return { candidate, serial, photo: `/ProfileImages/${fileName}` };
  }

  async function interest(from: number, to: number, columns: Record<string, unknown>): Promise<void> {
    const row = { state: 'SENT', told_at: new Date(), answered_at: null, ...columns };
    await sql(
      `INSERT INTO interest (from_candidate_id, to_candidate_id, state, told_at, answered_at) VALUES ($1, $2, $3, $4, $5)`,
      [from, to, row.state, row.told_at, row.answered_at],
    );
  }

  const block = (memberId: number, blockedId: number) =>
    sql('INSERT INTO member_block (member_id, blocked_id) VALUES ($1, $2)', [memberId, blockedId]);

  /** Both have said yes to somebody else, with contacts that are open: nothing of it is for the other of the two. */
  async function areNearAnother(candidate: Candidate, another: Candidate, own: Candidate): Promise<void> {
    for (const { id } of [candidate, own]) {
      await interest(id, another.id, { state: 'ACCEPTED', answered_at: new Date() });
      await sql(
        `INSERT INTO introduction (first_candidate_id, second_candidate_id, step, contacts_opened_at)
           VALUES (least($1::integer, $2), greatest($1::integer, $2), 'CONTACTS_OPEN', now())`,
        [id, another.id],
      );
    }
  }

  /** A member who is that to the candidate. @returns their account, their own profile and their session */
  async function newViewer(name: ViewerName, candidate: Candidate): Promise<SectionViewer> {
    if (name === 'a member without a profile') {
      const { id: memberId } = await buildMember(app);
      return { memberId, own: null, token: await openSession(app, { memberId }) };
    }
    const another = await buildCandidate(app);
    const own = await buildCandidate(app, { gender: candidate.gender === 'MALE' ? 'FEMALE' : 'MALE' });
    await areNearAnother(candidate, another, own);
    // The caste is not shown: whether it is the one that is wished for is said nowhere. In capitals it is not taken for it below.
    await sql(
      `INSERT INTO candidate_wishes (candidate_id, education_types, castes, weekly_mail, mails_at, new_since)
         VALUES ($1, $2, $3, true, now(), now() - interval '1 week')`,
      [own.id, [candidate.educationType], [candidate.caste.toUpperCase()]],
    );
    const answered = { answered_at: new Date() };
    const acts: Partial<Record<ViewerName, () => Promise<unknown>>> = {
      'interested, not told yet': () => interest(own.id, candidate.id, { told_at: null }),
      interested: () => interest(own.id, candidate.id, {}),
      'wanted, not told yet': () => interest(candidate.id, own.id, { told_at: null }),
      wanted: () => interest(candidate.id, own.id, {}),
      'wanted, declined': () => interest(candidate.id, own.id, { state: 'DECLINED', ...answered }),
      declined: () => interest(own.id, candidate.id, { state: 'DECLINED', ...answered }),
      'said yes to': () => interest(own.id, candidate.id, { state: 'ACCEPTED', ...answered }),
      'with both saying yes': () => interest(candidate.id, own.id, { state: 'ACCEPTED', ...answered }),
      'with interest taken back': () => interest(candidate.id, own.id, { state: 'WITHDRAWN' }),
      'who has blocked': () => block(own.memberId, candidate.memberId),
      'whom the candidate has blocked': () => block(candidate.memberId, own.memberId),
      'whom the candidate has blocked after both said yes': async () => {
        await interest(candidate.id, own.id, { state: 'ACCEPTED', ...answered });
        await block(candidate.memberId, own.memberId);
      },
      'who signs in alone, with both saying yes': () =>
        interest(own.id, candidate.id, { state: 'ACCEPTED', ...answered }),
      'who signs in beside a family that has blocked': () => block(own.memberId, candidate.memberId),
    };
    await acts[name]?.();
    return {
      memberId: own.memberId,
      own,
      token: await openSession(app, { memberId: await signInOf(name, own) }),
    };
  }

  /** By what they sign in: the family's account, the candidate's own beside it, or the account that has become theirs. */
  async function signInOf(name: ViewerName, { id: candidateId, memberId }: Candidate): Promise<number> {
    if (name.startsWith('who signs in beside')) return (await buildMember(app, { candidateId })).id;
    if (name.startsWith('who signs in alone'))
      await sql('UPDATE member SET candidate_id = $1 WHERE id = $2', [candidateId, memberId]);
    return memberId;
  }

  /** Whether this week's email has been written, which counts those who are new and fit. */
  async function isInWeeklyEmail(own: Candidate): Promise<boolean> {
    const before = app.messages.mails.length;
    await app.features.services.weeklyMail.sendDue();
    await app.outboxSender.sendDue();
    return app.messages.mails.slice(before).some(({ to }) => to === own.email);
  }

  /** What the viewer's candidate reads by the link in a letter. */
  async function readByLink(own: Candidate): Promise<string> {
    const { candidateLinks } = app.features.services;
    const page = await candidateLinks.make(app.database.dataSource.manager, own.id, 'EMAIL');
    const { data } = await graphql(app, { query: BY_LINK, variables: { link: page.split('#')[1] } });
    return JSON.stringify(data);
  }

  const CARD = `id firstName middleName lastName age height city religion caste educationType currency annualIncome
    photo { url } fit { fits of differs } fitsTheirs { fits of } isNew isAside`;

  const BY_LINK = `query ($link: String!) { ${['Received', 'Sent']
    .map(
      (side) =>
        `interests${side}ByLink(token: $link, pageSize: 100) { items { candidate { ${CARD} } contact { name } } }`,
    )
    .join(' ')} }`;

  const COUNTS = 'totalCount newCount interestedCount asideCount';
  const partsOf = (...parts: string[]) =>
    `query ($filter: CandidateFilterInput) { ${parts
      .map(
        (show) =>
          `${show}: candidates(filter: $filter, show: ${show}, order: BEST_FIT) { ${COUNTS} items { ${CARD} } }`,
      )
      .join(' ')} }`;

  const PAGE = `query ($id: Int!) { candidate(id: $id) { card { ${CARD} } aboutCandidate photos { url }
    contact { name } } }`;

  /** Whether a part of the list has the candidate; its items and its numbers agree. */
  function isIn(part: { items: unknown[] } & Record<string, unknown>, count: string): boolean {
    expect([part.totalCount, part[count]]).toEqual([part.items.length, part.items.length]);
    return part.items.length > 0;
  }

  /** As if the viewer had done so while both were still shown. */
  const putAside = (memberId: number, otherId: number) =>
    sql(
      `INSERT INTO candidate_aside (candidate_id, other_id) SELECT own.id, other.id FROM candidate AS own, candidate AS other
        WHERE own.member_id = $1 AND other.id = $2 AND own.id <> other.id`,
      [memberId, otherId],
    );

  /** Everything that a signed-in member can read of a candidate, asked for once. */
  async function look(
    { token, memberId, own }: SectionViewer,
    { candidate, serial, photo }: Awaited<ReturnType<typeof newCandidate>>,
  ): Promise<Sight> {
    const authorization = { authorization: `Bearer ${token}` };
    const query = `query ($filter: CandidateFilterInput) { candidates(filter: $filter) { totalCount items { ${CARD} } } }`;
    const variables = { filter: { educationType: `Education ${serial}` } };
    const list = await graphql(app, { query, variables, token });
    const parts = await graphql(app, { query: partsOf('ALL', 'NEW', 'INTERESTED'), variables, token });
    const inWeeklyEmail = own !== null && (await isInWeeklyEmail(own));
    const byLink = own ? await readByLink(own) : '';
    await putAside(memberId, candidate.id);
    const aside = await graphql(app, { query: partsOf('ASIDE'), variables, token });
    const legacyList = await get(app, '/api/matrimonial/getprofiledt/0/Active', authorization);
    const legacyProfile = await get(
      app,
      `/api/matrimonial/getprofiledt/${candidate.memberId}/All`,
      authorization,
    );
    const exported = await get(app, '/exports/my-matrimonial-data.json', authorization);
    const page = await graphql(app, { query: PAGE, variables: { id: candidate.id }, token });
    const bodies = [
      list.body,
      page.body,
      parts.body,
      aside.body,
      legacyList.body,
      legacyProfile.body,
      exported.body,
      byLink,
    ].map(String);
    const { items, totalCount } = list.data.candidates;
    const legacyRow = legacyList
      .json()
      .find(({ profileDtID }: { profileDtID: number }) => profileDtID === candidate.id);
    return {
      inList: items.length > 0,
      inCount: totalCount > 0,
      inBestFit: isIn(parts.data.ALL, 'totalCount'),
      inNew: isIn(parts.data.NEW, 'newCount'),
      inInterested: isIn(parts.data.INTERESTED, 'interestedCount'),
      inAside: isIn(aside.data.ASIDE, 'asideCount'),
      fits: JSON.stringify(
        [items[0], page.data.candidate?.card, parts.data.ALL.items[0]].flatMap((card) => card?.fit ?? []),
      ),
      inLegacyList: legacyRow !== undefined,
      inLegacyProfile: legacyProfile.json().length > 0,
      inPage: page.data.candidate !== null,
      inLink: byLink.includes(`First-${serial}`),
      inExport: exported.body.includes(`First-${serial}`),
      inWeeklyEmail,
      photo:
        items[0]?.photo != null ||
        (page.data.candidate?.photos.length ?? 0) > 0 ||
        (legacyRow?.imgName ?? '') !== '' ||
        (await isServed(photo, token)),
      surname: bodies.some((body) => body.includes(`Last-${serial}`)),
      private: Object.entries(secretsOf(serial))
        .filter(([, secret]) => bodies.some((body) => body.includes(secret)))
        .map(([field]) => field),
    };
  }

  /** Whether the route lets the viewer have the file of that address. */
  async function isServed(photo: string, token: string): Promise<boolean> {
    const reply = await get(app, photo, { authorization: `Bearer ${token}` });
    return reply.statusCode === 200;
  }

  return { newCandidate, newViewer, look };
}
