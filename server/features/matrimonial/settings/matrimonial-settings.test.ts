import { beforeAll, describe, expect, it } from 'vitest';
import { adminToken } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';

const app = sharedTestApp();
const READ = '{ matrimonialSetting { version answerDays interestsPerDay lookedAfterBy } }';
const SAVE = `mutation ($input: MatrimonialSettingInput!) {
  matrimonialSetting: saveMatrimonialSetting(input: $input) { version answerDays lookedAfterBy }
}`;

let token: string;
beforeAll(async () => {
  token = await adminToken(app);
});

const read = async () => (await graphql(app, { query: READ, token })).data.matrimonialSetting;

async function save(fields: Record<string, unknown>) {
  const { version, answerDays, interestsPerDay, lookedAfterBy } = await read();
  const choices = { officeOpensContacts: false, marksPhotos: false };
  const input = { version, answerDays, interestsPerDay, lookedAfterBy, ...choices, ...fields };
  return graphql(app, { query: SAVE, variables: { input }, token });
}

describe('settings of the matrimonial section', () => {
  it('[D115] keeps what an officer says, and records who has changed it', async () => {
    const { data } = await save({ answerDays: 21, lookedAfterBy: ' Urvashiben Patel ' });
    expect(data.matrimonialSetting).toMatchObject({ answerDays: 21, lookedAfterBy: 'Urvashiben Patel' });
    expect(await read()).toMatchObject({ answerDays: 21, lookedAfterBy: 'Urvashiben Patel' });
    const lines = await app.database.dataSource.query(
      `SELECT action, subject FROM audit_entry WHERE subject = 'matrimonial-settings' ORDER BY id DESC LIMIT 1`,
    );
    expect(lines).toEqual([{ action: 'CHANGE', subject: 'matrimonial-settings' }]);
  });

  it.each([
    ['answerDays', 6, 'Enter a whole number of days from 7 to 365.'],
    ['answerDays', 366, 'Enter a whole number of days from 7 to 365.'],
    ['interestsPerDay', 0, 'Enter a whole number from 1 to 50.'],
    ['interestsPerDay', 51, 'Enter a whole number from 1 to 50.'],
  ])('[D115] refuses %s of %i and keeps the last', async (name, value, message) => {
    const before = await read();
    const { errors } = await save({ [name]: value });
    expect(errors![0]!.message).toBe(message);
    expect(await read()).toEqual(before);
  });

  it('[D115] tells visitors who looks after the section, and nothing else of the settings', async () => {
    await save({ lookedAfterBy: 'Urvashiben Patel' });
    expect((await graphql(app, { query: '{ matrimonialCare }' })).data).toEqual({
      matrimonialCare: 'Urvashiben Patel',
    });
    const { errors } = await graphql(app, { query: READ });
    expect(errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('[D115] refuses a save over what somebody else has saved', async () => {
    const { version } = await read();
    await save({ answerDays: 40 });
    const { errors } = await save({ answerDays: 50, version });
    expect(errors![0]!.extensions.code).toBe('CONFLICT');
    expect((await read()).answerDays).toBe(40);
  });
});
