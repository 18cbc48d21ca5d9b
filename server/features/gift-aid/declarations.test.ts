import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { coveredFrom } from '../../../rules/gift-aid.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { adminToken, buildUser, openSession } from '../../testing/factories.ts';
import { whileNothingIsSent } from '../../testing/nothing-sent.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { collectFrom, leaveAll } from '../account-part.ts';
import { countDesk } from '../counts/count-fixtures.ts';
import { donate } from '../giving/donation-fixtures.ts';

const app = sharedTestApp();
const desk = countDesk(app);

const FIELDS = `id version state method cover declaredOn coversFrom recordSentOn cancelledFrom title firstName lastName
  house livesAbroad postcode text language entries { kind day madeByName }`;
const OPERATIONS = {
  list: `query ($donorId: Int!) { giftAidDeclarations(donorId: $donorId) { ${FIELDS} } }`,
  declare: `mutation ($donorId: Int!, $input: GiftAidDeclarationInput!) {
    declareGiftAid(donorId: $donorId, input: $input) { ${FIELDS} } }`,
  change: `mutation ($id: Int!, $version: Int!, $input: TaxpayerInput!) {
    changeGiftAidTaxpayer(id: $id, version: $version, input: $input) { ${FIELDS} } }`,
  recordSent: `mutation ($id: Int!, $version: Int!, $day: String!) {
    giftAidRecordSent(id: $id, version: $version, day: $day) { ${FIELDS} } }`,
  mailRecord: `mutation ($id: Int!, $version: Int!) { mailGiftAidRecord(id: $id, version: $version) { ${FIELDS} } }`,
  print: `query ($id: Int!) { printedGiftAidDeclaration(declarationId: $id) { title letterhead recipient date paragraphs } }`,
  cancel: `mutation ($id: Int!, $version: Int!, $day: String!) {
    cancelGiftAidDeclaration(id: $id, version: $version, day: $day) { ${FIELDS} } }`,
};

const HOME = {
  ...{ title: 'Mrs', firstName: 'Asha', lastName: 'Rao', house: '12A' },
  ...{ livesAbroad: false, postcode: 'me149xx' },
};
const PAPER = { ...HOME, method: 'PAPER', cover: 'FROM_NOW', declaredOn: '2026-04-05' };

let treasurer: Promise<string> | undefined;

async function ask(operation: keyof typeof OPERATIONS, variables: Record<string, unknown>) {
  treasurer ??= adminToken(app);
  const { data, errors } = await graphql(app, {
    query: OPERATIONS[operation],
    variables,
    token: await treasurer,
  });
  return { data: data && Object.values(data)[0], refusal: errors?.[0]?.extensions.messageKey };
}

async function declared(input: object = {}, donor: object = {}) {
  const { id } = await desk.newDonor({ name: 'Asha Rao', ...donor });
  const { data, refusal } = await ask('declare', { donorId: id, input: { ...PAPER, ...input } });
  expect(refusal).toBeUndefined();
  return { ...data, donorId: id };
}

describe('a Gift Aid declaration', () => {
  it('on paper is in force, with the wording in the donor’s language and the charity’s name', async () => {
    const { name } = await app.features.services.siteSettings.find();
    expect(await declared()).toMatchObject({
      ...{ state: 'IN_FORCE', coversFrom: '2026-04-05', postcode: 'ME14 9XX', language: 'en' },
      text: expect.stringMatching(
        /^I want .* to claim Gift Aid on the donations that I make from today on\.\n\nI am a UK taxpayer and understand that if I pay less Income Tax and\/or Capital Gains Tax in the current tax year than the amount of Gift Aid claimed on all my donations it is my responsibility to pay any difference\.$/,
      ),
      entries: [{ kind: 'DECLARED', day: '2026-04-05' }],
    });
    const gujarati = await declared({ cover: 'PAST_TOO' }, { language: 'gu' });
    expect(gujarati).toMatchObject({ language: 'gu', coversFrom: '2022-04-05' });
    expect(gujarati.text).toMatch(/છેલ્લાં ચાર વર્ષ/);
    expect(name).not.toBe('');
  });

  it('that was verbal is in force once the donor has it in writing', async () => {
    const { id, version, state } = await declared({ method: 'VERBAL' });
    expect(state).toBe('RECORD_MISSING');
    expect((await ask('recordSent', { id, version, day: '2026-04-04' })).refusal).toBe('invalidDate');
    const { data } = await ask('recordSent', { id, version, day: '2026-04-09' });
    expect(data).toMatchObject({ state: 'IN_FORCE', recordSentOn: '2026-04-09' });
    const atOnce = await declared({ method: 'VERBAL' });
    const sameDay = { id: atOnce.id, version: atOnce.version, day: PAPER.declaredOn };
    expect((await ask('recordSent', sameDay)).data).toMatchObject({ recordSentOn: PAPER.declaredOn });
    expect((await ask('recordSent', { id, version: data.version, day: '2026-04-09' })).refusal).toBe(
      'changedByAnother',
    );
  });

  it('printed has the day of its letter, by which the donor counts the 30 days', async () => {
    const { id, version } = await declared({ method: 'VERBAL' }, { language: 'gu' });
    const dateOf = async () => (await ask('print', { id })).data.date;
    const today = new Intl.DateTimeFormat('gu', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(currentDay()),
    );
    expect(await dateOf()).toBe(today);
    await ask('recordSent', { id, version, day: '2026-04-09' });
    expect(await dateOf()).toBe('9 એપ્રિલ, 2026');
  });

  it('that was verbal is mailed to the donor, who has it in writing from that day on', async () => {
    const without = await declared({ method: 'VERBAL' });
    expect((await ask('mailRecord', without)).refusal).toBe('giftAidNoEmail');
    const email = `${randomUUID()}@example.org`;
    const { id, version } = await declared({ method: 'VERBAL' }, { email, language: 'gu' });
    const printed = (await ask('print', { id })).data;
    expect(printed).toMatchObject({ title: 'તમારી Gift Aid ઘોષણા', recipient: ['Asha Rao'] });
    expect(printed.paragraphs.join('\n')).toMatch(/નામ: Mrs Asha Rao\nસરનામું: 12A, ME14 9XX.*30 દિવસમાં/s);
    const unsent = await whileNothingIsSent(app, () => ask('mailRecord', { id, version }));
    expect(unsent.refusal).toBe('mailNotSetUp');
    const { data } = await ask('mailRecord', { id, version });
    expect(data).toMatchObject({ state: 'IN_FORCE', recordSentOn: currentDay() });
    expect((await ask('mailRecord', { id, version: data.version })).refusal).toBe('changedByAnother');
    await app.outboxSender.sendDue();
    const letters = app.messages.mails.filter(({ to }) => to === email);
    expect(letters).toHaveLength(1);
    for (const paragraph of printed.paragraphs) expect(letters[0]!.text).toContain(paragraph);
  });

  it.each([
    ['within 30 days of its written record was never made', 29, true],
    ['later ends for later gifts', 30, false],
  ])('that was verbal and is cancelled %s', async (_what, days, isNeverMade) => {
    const today = currentDay();
    const [declaredOn, record] = [addDays(today, -60), addDays(today, -days)];
    const { id, version } = await declared({ method: 'VERBAL', cover: 'PAST_TOO', declaredOn });
    await ask('recordSent', { id, version, day: record });
    const { data } = await ask('cancel', { id, version: version + 1, day: today });
    expect(data.state).toBe('CANCELLED');
    expect(data.cancelledFrom).toBe(isNeverMade ? data.coversFrom : today);
    expect(data.entries[0]).toMatchObject({ kind: 'CANCELLED', day: today });
  });

  it('is cancelled for later gifts only, once', async () => {
    const { id, version } = await declared();
    const { data } = await ask('cancel', { id, version, day: '2026-06-01' });
    expect(data).toMatchObject({ state: 'CANCELLED', coversFrom: '2026-04-05', cancelledFrom: '2026-06-01' });
    const { paragraphs } = (await ask('print', { id })).data;
    expect(paragraphs.join('\n')).toMatch(/1 June 2026/);
    expect(paragraphs.join('\n')).not.toMatch(/30 days|no longer/);
    expect((await ask('cancel', { id, version: data.version, day: '2026-06-02' })).refusal).toBe(
      'changedByAnother',
    );
  });

  it('keeps the home from before in an entry; of two at once one is told', async () => {
    const { id, version, donorId } = await declared();
    const moved = {
      id,
      version,
      input: { ...HOME, house: '7 Rue de Rivoli, Paris', livesAbroad: true, postcode: '75001' },
    };
    const answers = await Promise.all([ask('change', moved), ask('change', moved)]);
    expect(answers.map(({ refusal }) => refusal).sort()).toEqual(['changedByAnother', undefined]);
    const [{ house, postcode, entries }] = (await ask('list', { donorId })).data;
    expect([house, postcode]).toEqual(['7 Rue de Rivoli, Paris', '']);
    const { paragraphs } = (await ask('print', { id })).data;
    expect(paragraphs).toContain('Name: Mrs Asha Rao\nAddress: 7 Rue de Rivoli, Paris');
    expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['CHANGED', 'DECLARED']);
    const [{ before }] = await app.database.dataSource.query(
      `SELECT before FROM gift_aid_declaration_entry WHERE declaration_id = $1 AND kind = 'CHANGED'`,
      [id],
    );
    expect(before).toMatchObject({ house: '12A', postcode: 'ME14 9XX' });
  });

  it.each([
    ['latinLettersNeeded', { firstName: 'આશા' }],
    ['giftAidPostcode', { postcode: '12345' }],
    ['dayInFuture', { declaredOn: '2199-01-01' }],
    ['invalidDate', { declaredOn: '05/04/2026' }],
    ['invalidRequest', { method: 'ONLINE' }],
    ['invalidRequest', { cover: 'THIS_GIFT' }],
  ])('is refused with %s: %j, and nothing is stored', async (message, input) => {
    const { id } = await desk.newDonor({ name: 'Refused' });
    expect((await ask('declare', { donorId: id, input: { ...PAPER, ...input } })).refusal).toBe(message);
    expect((await ask('list', { donorId: id })).data).toEqual([]);
  });

  it('is refused for an unknown donor, and shown with the donor who stays when two are put together', async () => {
    expect((await ask('declare', { donorId: 999_999, input: PAPER })).refusal).toBe('notFound');
    const { donorId } = await declared();
    const into = await desk.newDonor({ name: 'Family Rao' });
    await desk.done('merge', { id: donorId, version: 1, intoId: into.id, intoVersion: into.version });
    expect((await ask('list', { donorId: into.id })).data).toHaveLength(1);
    expect((await ask('declare', { donorId, input: PAPER })).refusal).toBe('donorMerged');
  });

  it('is not there outside the United Kingdom', async () => {
    const { donorId, id: declaration, version } = await declared();
    const set = (country: string) =>
      app.database.dataSource.query('UPDATE site_settings SET country = $1', [country]);
    await set('FR');
    try {
      expect((await ask('list', { donorId })).refusal).toBe('notFound');
      expect((await ask('declare', { donorId, input: PAPER })).refusal).toBe('notFound');
      const cancelled = { id: declaration, version, day: currentDay() };
      expect((await ask('cancel', cancelled)).refusal).toBe('notFound');
      const { id } = await buildUser(app);
      const data = await collectFrom(app.features.services.accountParts, id);
      expect(Object.keys(data).filter((name) => /giftAid|small/i.test(name))).toEqual([]);
    } finally {
      await set('GB');
    }
    expect((await ask('list', { donorId })).data).toMatchObject([{ state: 'IN_FORCE', version }]);
  });

  it('[PRIV-4] [PRIV-5] is in the data of the account, and stays when it is closed', async () => {
    const user = await buildUser(app);
    const token = await openSession(app, { userId: user.id });
    await donate(app, token);
    const [{ id: donorId }] = (await desk.done('donors', { search: user.email })).items;
    await ask('declare', { donorId, input: PAPER });
    const parts = app.features.services.accountParts;
    const data = await collectFrom(parts, user.id);
    expect(data.giftAidDeclarations).toMatchObject([{ lastName: 'Rao', declaredOn: '2026-04-05' }]);
    await app.database.dataSource.transaction(async (manager) => {
      await leaveAll(parts, manager, user.id, 'en');
    });
    expect((await ask('list', { donorId })).data).toMatchObject([{ lastName: 'Rao' }]);
  });
});

it('four years before a day of a leap year is a day', () => {
  expect(coveredFrom('PAST_TOO', '2028-02-29')).toBe('2024-02-29');
  expect(coveredFrom('PAST_TOO', '2104-02-29')).toBe('2100-02-28');
  expect(coveredFrom('FROM_NOW', '2028-02-29')).toBe('2028-02-29');
});
