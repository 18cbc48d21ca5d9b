import { expect, it } from 'vitest';
import { dayIn } from '../../../../rules/time-texts.ts';
import { wallClock } from '../../../../rules/zoned-time.ts';
import { adminToken, buildOfficer, openSession } from '../../../testing/factories.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during } from '../../../testing/two-at-once.ts';
import { ask, block, buildPerson, type Person, report, seen, withPhoto } from './safety-fixtures.ts';

const app = sharedTestApp();

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const isSeen = async (who: Person, whom: Person) => (await seen(app, who, whom)).list;
const idOf = async (answer: ReturnType<typeof report>) => (await answer).reportCandidate as number;
const mine = async ({ token }: Person) =>
  (await ask(app, token, '{ myCandidateReports { state answer firstName } }')).myCandidateReports;

async function decide(id: number, input: object, version?: number) {
  const [row] = await query('SELECT version FROM candidate_report WHERE id = $1', [id]);
  return ask(
    app,
    await adminToken(app),
    `mutation ($id: Int!, $version: Int!, $input: CandidateReportDecisionInput!) {
      decideCandidateReport(id: $id, version: $version, input: $input)
    }`,
    { id, version: version ?? row.version, input: { answer: 'We looked at it.', ...input } },
  );
}

const showAgain = async ({ memberId }: Person, seen?: number[]) =>
  ask(
    app,
    await adminToken(app),
    'mutation ($id: Int!, $seen: [Int!]) { showReportedCandidate(memberId: $id, seenHiddenBy: $seen) }',
    { id: memberId, seen },
  );

it('[D115] a report of an intimate image hides the profile at once and mails the officers, naming nobody; others are listed', async () => {
  const [one, other, third] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  await query('DELETE FROM candidate_report');
  const officer = await buildOfficer(app, ['MATRIMONIAL_OFFICER']);
  expect(await idOf(report(app, one, third, 'RUDE'))).toBeGreaterThan(0);
  expect(await isSeen(one, third)).toBe(true);
  await report(app, one, other);
  expect([await isSeen(one, other), await isSeen(third, other)]).toEqual([false, false]);
  expect((await seen(app, third, other)).legacy).toBe(false);
  await app.outboxSender.sendDue();
  const toOfficer = app.messages.mails.filter(({ to }) => to === officer.email);
  expect(toOfficer).toHaveLength(1);
  expect(toOfficer[0]!.text).toContain('/matrimonial-reports');
  expect(toOfficer[0]!.text).not.toContain(other.candidate.firstName);
  const { candidateReports } = await ask(
    app,
    await openSession(app, { userId: officer.id }),
    '{ candidateReports(state: OPEN, pageSize: 1) { items { kind createdAt dueAt } totalCount } }',
  );
  expect(candidateReports.totalCount).toBe(2);
  const [{ createdAt, dueAt }] = candidateReports.items;
  expect((Date.parse(dueAt) - Date.parse(createdAt)) / 3_600_000).toBeCloseTo(48, 1);
});

it('[D115] a rejected report shows the profile again, an upheld one keeps it hidden until the office shows it; the reporter gets the answer', async () => {
  const [one, other] = [await buildPerson(app), await buildPerson(app)];
  await query(`UPDATE member SET email = 'one@example.org' WHERE id = $1`, [one.memberId]);
  const first = await idOf(report(app, one, other));
  expect(await mine(one)).toEqual([{ state: 'OPEN', answer: '', firstName: '' }]);
  expect(await showAgain(other)).toBe('An open report hides this profile. Decide that report first.');
  await decide(first, { decision: 'REJECTED', answer: 'It is a photo at the beach.' });
  expect(await isSeen(one, other)).toBe(true);
  await app.outboxSender.sendDue();
  const answers = app.messages.mails.filter(({ to }) => to === 'one@example.org');
  expect(answers.map(({ text }) => text)).toEqual([expect.stringContaining('a photo at the beach')]);
  const [{ created_at }] = await query('SELECT created_at FROM candidate_report WHERE id = $1', [first]);
  expect(answers[0]!.text).toContain(dayIn('en', wallClock(created_at).date, 'full'));
  expect(await mine(one)).toEqual([
    { state: 'REJECTED', answer: 'It is a photo at the beach.', firstName: other.candidate.firstName },
  ]);
  expect(await decide(first, { decision: 'UPHELD' })).toBe('This report has already been decided.');
  const second = await idOf(report(app, one, other));
  await decide(second, { decision: 'UPHELD', measure: 'HIDE' });
  expect(await isSeen(one, other)).toBe(false);
  // An open report that hides nothing is in nobody's way.
  await query(
    `INSERT INTO candidate_report (candidate_id, candidate_name, kind, text, hides, due_at)
       VALUES ($1, 'x', 'MARRIED', 'x', false, now())`,
    [other.candidate.id],
  );
  await showAgain(other);
  expect(await isSeen(one, other)).toBe(true);
  const third = await idOf(report(app, one, other, 'MARRIED'));
  await decide(third, { decision: 'UPHELD', measure: 'REMOVE_PROFILE' });
  expect(await query('SELECT FROM candidate WHERE id = $1', [other.candidate.id])).toEqual([]);
  // As when the office removes a profile without a report.
  const removals = `SELECT FROM audit_entry WHERE action = 'REMOVE_PROFILE' AND subject = 'member' AND subject_id = $1`;
  expect(await query(removals, [other.memberId])).toHaveLength(1);
  const [kept] = await query('SELECT candidate_id, candidate_name FROM candidate_report WHERE id = $1', [
    third,
  ]);
  expect(kept.candidate_id).toBeNull();
  expect(kept.candidate_name).toContain(other.candidate.firstName);
});

it('[D115] the same member does not hide the same photos again after a rejection; new photos, and others, do', async () => {
  const [one, two, other] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  await withPhoto(app, other);
  await decide(await idOf(report(app, one, other)), { decision: 'REJECTED' });
  const again = await idOf(report(app, one, other));
  expect(await isSeen(two, other)).toBe(true);
  expect(await mine(one)).toMatchObject([{ state: 'OPEN' }, { state: 'REJECTED' }]);
  await decide(again, { decision: 'REJECTED' });
  await decide(await idOf(report(app, one, other, 'RUDE')), { decision: 'REJECTED' });
  const ofAnother = await idOf(report(app, two, other));
  expect(await isSeen(one, other)).toBe(false);
  await decide(ofAnother, { decision: 'REJECTED' });
  await withPhoto(app, other);
  await report(app, one, other);
  expect(await isSeen(two, other)).toBe(false);
});

it('[D115] the office sees first what is to be decided first', async () => {
  const [one, two, other] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  await query('DELETE FROM candidate_report');
  const later = await idOf(report(app, one, other, 'RUDE'));
  const sooner = await idOf(report(app, two, other, 'RUDE'));
  await query(`UPDATE candidate_report SET due_at = due_at + interval '1 hour' WHERE id = $1`, [later]);
  const { candidateReports } = await ask(
    app,
    await adminToken(app),
    '{ candidateReports(pageSize: 10) { items { id } } }',
  );
  expect(candidateReports.items).toEqual([{ id: sooner }, { id: later }]);
});

it('[D115] the office lists the reports of one state alone', async () => {
  const [one, two, other] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  await query('DELETE FROM candidate_report');
  const decided = await idOf(report(app, one, other, 'RUDE'));
  const open = await idOf(report(app, two, other, 'RUDE'));
  await decide(decided, { decision: 'REJECTED' });
  const list = async (state: string) =>
    ask(app, await adminToken(app), `{ of: candidateReports(state: ${state}) { items { id } totalCount } }`);
  expect(await list('OPEN')).toEqual({ of: { items: [{ id: open }], totalCount: 1 } });
  expect(await list('REJECTED')).toEqual({ of: { items: [{ id: decided }], totalCount: 1 } });
});

it('[D115] a report of a profile that is being removed is answered like one of an unknown profile', async () => {
  const [one, other] = [await buildPerson(app), await buildPerson(app)];
  const answer = await during(
    app,
    (manager) => manager.query('DELETE FROM candidate WHERE id = $1', [other.candidate.id]),
    () => report(app, one, other, 'RUDE'),
  );
  expect(answer).toBe('Something went wrong.');
});

it('[D115] one rejected report does not show what another still hides', async () => {
  const [one, two, other] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  const first = await idOf(report(app, one, other));
  // The second was being written while the first hid the profile.
  await query(
    `INSERT INTO candidate_report (candidate_id, candidate_name, reporter_id, kind, text, hides, due_at)
       VALUES ($1, 'x', $2, 'INTIMATE_IMAGE', 'x', true, now())`,
    [other.candidate.id, two.memberId],
  );
  await decide(first, { decision: 'REJECTED' });
  expect(await isSeen(one, other)).toBe(false);
});

it('[D115] reports are refused without a text, twice, of oneself, by the blocked, and after five in a day', async () => {
  const [one, other] = [await buildPerson(app), await buildPerson(app)];
  expect(
    await ask(
      app,
      one.token,
      `mutation ($id: Int!) { reportCandidate(candidateId: $id, input: { kind: OTHER, text: " " }) }`,
      { id: other.candidate.id },
    ),
  ).toBe('Say in a few words what is wrong.');
  expect(await report(app, one, one)).toBe('Something went wrong.');
  await report(app, one, other, 'RUDE');
  expect(await report(app, one, other)).toBe('You have already reported this profile. We are looking at it.');
  await block(app, other, one);
  const third = await buildPerson(app);
  await block(app, one, third);
  // Whom one has blocked can be reported; who has blocked one is unknown.
  expect(await idOf(report(app, one, third, 'RUDE'))).toBeGreaterThan(0);
  await query(`UPDATE candidate_report SET state = 'REJECTED', answered_at = now() WHERE reporter_id = $1`, [
    one.memberId,
  ]);
  expect(await report(app, one, other)).toBe('Something went wrong.');
  expect(await report(app, one, third)).toBe('Too many attempts. Please try again later.');
});

it('[D115] whom a report is about is not told who sent it', async () => {
  const [one, other] = [await buildPerson(app, { firstName: 'Secretname' }), await buildPerson(app)];
  await report(app, one, other);
  expect(await mine(other)).toEqual([]);
  const { statusCode, body } = await app.server.inject({
    url: '/exports/my-matrimonial-data.json',
    headers: { authorization: `Bearer ${other.token}` },
  });
  expect(statusCode).toBe(200);
  expect(body).not.toContain('INTIMATE');
  expect(body).not.toContain(one.candidate.firstName);
});

it('[D115] a decision that crosses another report waits for it, and the profile stays hidden', async () => {
  const [one, two, other] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  const first = await idOf(report(app, one, other));
  const answer = await during(
    app,
    async (manager) => {
      await manager.query('SELECT FROM candidate WHERE id = $1 FOR UPDATE', [other.candidate.id]);
      await manager.query(
        `INSERT INTO candidate_report (candidate_id, candidate_name, reporter_id, kind, text, hides, due_at)
           VALUES ($1, 'x', $2, 'INTIMATE_IMAGE', 'x', true, now())`,
        [other.candidate.id, two.memberId],
      );
    },
    () => decide(first, { decision: 'REJECTED' }),
  );
  expect(answer).toEqual({ decideCandidateReport: true });
  expect(await isSeen(two, other)).toBe(false);
});

it('[D115] a report of a profile that has gone meanwhile is decided and answered all the same', async () => {
  const [one, other] = [await buildPerson(app), await buildPerson(app)];
  const id = await idOf(report(app, one, other, 'RUDE'));
  await query('DELETE FROM candidate WHERE id = $1', [other.candidate.id]);
  expect(await decide(id, { decision: 'UPHELD', measure: 'REMOVE_PROFILE' })).toMatchObject({
    decideCandidateReport: true,
  });
  expect(await mine(one)).toMatchObject([{ state: 'UPHELD', answer: 'We looked at it.' }]);
  const removals = `SELECT FROM audit_entry WHERE action = 'REMOVE_PROFILE' AND subject_id = $1`;
  expect(await query(removals, [other.memberId])).toEqual([]);
});

it('[D115] a decision about what was read before somebody changed the report decides nothing', async () => {
  const [one, other] = [await buildPerson(app), await buildPerson(app)];
  const id = await idOf(report(app, one, other));
  expect(await decide(id, { decision: 'REJECTED' }, 0)).toMatch(/changed/);
  expect(await mine(one)).toMatchObject([{ state: 'OPEN', answer: '' }]);
});

it('[D115] what a colleague has decided to hide meanwhile is not shown again by who has not seen that', async () => {
  const [one, two, other] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  const hide = { decision: 'UPHELD', measure: 'HIDE' };
  const hiddenBy = async () => {
    const query = '{ candidateReports(pageSize: 50) { items { memberId hiddenBy } } }';
    const { candidateReports } = await ask(app, await adminToken(app), query);
    return candidateReports.items.find((row: Person) => row.memberId === other.memberId).hiddenBy;
  };
  const later = await idOf(report(app, two, other, 'RUDE'));
  const first = await idOf(report(app, one, other, 'RUDE'));
  await decide(first, hide);
  const seenFirst = await hiddenBy();
  expect(seenFirst).toEqual([first]);
  await decide(later, hide);
  for (const seen of [seenFirst, []])
    expect(await showAgain(other, seen)).toMatch(/Another person has changed/);
  expect(await isSeen(one, other)).toBe(false);
  expect(await showAgain(other, await hiddenBy())).toEqual({ showReportedCandidate: true });
  expect(await isSeen(one, other)).toBe(true);
  expect(await hiddenBy()).toEqual([]);
});
