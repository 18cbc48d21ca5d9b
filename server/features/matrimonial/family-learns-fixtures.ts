import { hashPassword } from '../../identity/passwords.ts';
import { type AccessRow, accessRows } from '../../testing/access/access-table.ts';
import { operationText } from '../../testing/access/operation-text.ts';
import { buildCandidate, PASSWORD } from '../../testing/factories.ts';
import { graphql, graphqlUpload, multipart } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { CONFIRM, type confirmationOf } from './confirmation/confirmation-fixtures.ts';
import { type Call, type CallingFamily, FAMILY_CALLS } from './family-calls-fixtures.ts';
import { ownSignInOf } from './own-sign-in/own-sign-in-fixtures.ts';

/** What every profile has that is new, so that a yes leaves no trace in it. */
const SHOWN = {
  ...{ photosFor: 'MEMBERS', surnameFor: 'AFTER_YES' },
  ...{ showsIncome: true, showsReligion: true, showsCaste: true },
};
const EMAIL = 'family@example.org';

/** Without what differs from profile to profile and from moment to moment. */
const alike = (text: string) =>
  text
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')
    .replace(/[a-z0-9]{26}(@\w+)?\.(jpg|webp|avif)/g, 'file')
    .replace(/"(\w*id|version|reportCandidate)": ?\d+/gi, '"$1":0')
    .replace(/komal\d+@/g, 'komal@')
    .replace(/\d{10,}/g, 'mobile')
    .replace(/"retryAfter":\d+/, '"retryAfter":0')
    .replace(/^\d+$/, '0');

export type MadeFamily = Awaited<ReturnType<ReturnType<typeof confirmationOf>['made']>>;

/** Families whose candidates have said yes, and all that they are answered, written and given. */
export function familyLearnsOf(app: TestApp) {
  const world = ownSignInOf(app);
  const sql = <Row = unknown>(text: string, values: unknown[] = []) =>
    app.database.dataSource.query<Row[]>(text, values);

  /** Nobody else is on the site but those who have to do with the candidate. */
  async function newFamily({ isShown }: { isShown: boolean }) {
    await sql('DELETE FROM member');
    await sql('DELETE FROM attempt_counter');
    const made = await world.made({ firstName: 'Komal' });
    await sql('UPDATE member SET email = $2, password_hash = $3 WHERE id = $1', [
      made.member.id,
      EMAIL,
      await hashPassword(PASSWORD),
    ]);
    if (isShown) await world.call(CONFIRM, { token: made.link, shown: SHOWN });
    return made;
  }

  /** As they are now, the day after. */
  async function calling({ member, token, input }: MadeFamily): Promise<CallingFamily> {
    const [own] = await sql<{ id: number; version: number }>(
      'SELECT id, version FROM candidate WHERE member_id = $1',
      [member.id],
    );
    const candidateId = own!.id;
    const others = { interested: 0, wanted: 0, known: 0, blocked: 0 };
    for (const name of Object.keys(others) as (keyof typeof others)[])
      others[name] = (await buildCandidate(app, { firstName: name, gender: 'MALE' })).id;
    await sql(
      `INSERT INTO interest (from_candidate_id, to_candidate_id, told_at) VALUES ($1, $2, now()), ($2, $3, now())`,
      [others.interested, candidateId, others.wanted],
    );
    await sql(
      `INSERT INTO candidate_wishes (candidate_id, weekly_mail, mails_at, new_since)
         VALUES ($1, true, now(), now() - interval '1 week')`,
      [candidateId],
    );
    await sql(
      `UPDATE confirmation_record SET created_at = now() - interval '25 hours' WHERE candidate_id = $1`,
      [candidateId],
    );
    return { memberId: member.id, candidateId, token, input, version: own!.version, photos: [], others };
  }

  const rows = () =>
    accessRows(app).filter(({ permission }) => ['USE_MATRIMONIALS', 'READ_PROFILES'].includes(permission));

  async function photosOf({ token }: CallingFamily): Promise<string[]> {
    const { data } = await graphql(app, { query: '{ myPhotos { fileName } }', token });
    return data.myPhotos.map(({ fileName }: { fileName: string }) => fileName);
  }

  async function make(row: AccessRow, { token }: CallingFamily, call: Call): Promise<string> {
    if (row.kind !== 'route') {
      const request = { query: operationText(row.kind, row.name), variables: call.variables, token };
      const { body } = call.photo
        ? await graphqlUpload(app, { ...request, file: call.photo, as: 'photo' })
        : await graphql(app, request);
      return alike(body);
    }
    const url = row.name.replace(/:(\w+)|\*/g, (text, name) => String(call.params?.[name ?? text]));
    const form = call.photo && multipart([{ name: 'file', ...call.photo }]);
    const { statusCode, body } = await app.server.inject({
      method: form || call.body ? 'POST' : 'GET',
      url,
      headers: { authorization: `Bearer ${token}`, ...(form && { 'content-type': form.contentType }) },
      payload: form?.payload ?? (call.body as object),
    });
    // What is written for people has the moment as they say it.
    const text = url.endsWith('.html') ? alike(body).replace(/\d+/g, '0') : alike(body);
    return `${statusCode} ${url.startsWith('/ProfileImages/') ? '' : text}`;
  }

  /** What the family is answered, call by call. @param only these calls, else all */
  async function answersTo(family: CallingFamily, only = Object.keys(FAMILY_CALLS)) {
    const answers: Record<string, string[]> = {};
    for (const name of only) {
      const row = rows().find((one) => one.name === name)!;
      const now = { ...family, photos: await photosOf(family) };
      const [own] = await sql<{ version: number }>('SELECT version FROM candidate WHERE id = $1', [
        family.candidateId,
      ]);
      answers[name] = [];
      for (const call of await FAMILY_CALLS[name]!({ ...now, version: own?.version ?? 0 })) {
        answers[name].push(await make(row, now, call));
        if (!call.isOnceTooOften) continue;
        // The last of the day; who is not counted has no row.
        await sql(`UPDATE attempt_counter SET attempts = 29 WHERE key LIKE 'candidate-told%'`);
        for (let time = 0; time < 2; time++) answers[name].push(await make(row, now, call));
      }
    }
    return answers;
  }

  /** What we write to the family by ourselves, and what comes of the days that pass. */
  async function lettersTo({ memberId }: CallingFamily): Promise<string[]> {
    const { services, upkeep } = app.features;
    await sql('UPDATE interest SET tells_at = now() WHERE told_at IS NULL');
    await services.interestTeller.tellDue();
    await services.weeklyMail.sendDue();
    for (const name of ['candidates who are back', 'candidates who are asked anew'])
      await upkeep[name]!(new AbortController().signal);
    const [{ mobile } = { mobile: '' }] = await sql<{ mobile: string }>(
      'SELECT mobile FROM member WHERE id = $1',
      [memberId],
    );
    const texts = app.messages.texts.length;
    const mails = await world.newMails();
    return [
      ...mails.filter(({ to }) => to === EMAIL).map(({ subject, text }) => `${subject}\n${text}`),
      ...app.messages.texts
        .slice(texts)
        .filter(({ to }) => to === mobile)
        .map(({ text }) => text),
    ];
  }

  return { ...world, sql, rows, newFamily, calling, answersTo, lettersTo };
}
