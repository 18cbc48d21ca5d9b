import type { Page } from '@playwright/test';
import { sendOperation, signIn } from './admin.ts';

const SAVE_EVENT = 'mutation ($input: EventInput!) { saveEvent(input: $input) { id } }';
const SAVE_SETTING = 'mutation ($input: ReplySettingInput!) { saveReplySetting(input: $input) { eventId } }';
/** Of the evening. */
export const DAY = '2098-11-29';

/** An evening with a few places, as the office has made it. @returns the event's id */
export async function makeEvening(office: Page, places = 6): Promise<number> {
  await signIn(office);
  const input = {
    name: 'Mahaprasad',
    description: 'Bhajans in the main hall, and afterwards we all eat together. Everyone is welcome.',
    startsOn: DAY,
    fromTime: '18:30',
    toTime: '21:30',
    fileType: 'IMAGE',
    language: 'en',
  };
  const { saveEvent } = await sendOperation(office, SAVE_EVENT, { input });
  const { diets } = await sendOperation(office, '{ diets { id name } }', {});
  const jain = diets.find(({ name }: { name: string }) => name === 'Jain') ?? diets[0];
  await sendOperation(office, SAVE_SETTING, {
    input: {
      eventId: saveEvent.id,
      isAsking: true,
      places,
      closesHours: 0,
      offerHours: 24,
      pricePence: 0,
      dietIds: [jain.id],
      ageGroups: [
        { group: 'ADULT', from: 12 },
        { group: 'CHILD', from: 0, to: 11 },
      ],
      questions: [],
    },
  });
  return saveEvent.id;
}

/** Presses for one more of an age group so often. */
export async function choose(page: Page, group: string, count: number): Promise<void> {
  for (let more = 0; more < count; more++)
    await page.getByRole('button', { name: `${group}: one more` }).click();
}

export async function sayWho(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@example.org`;
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
}
