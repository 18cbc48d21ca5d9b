import { ADMIN_PATHS, PATHS } from '../components/page/paths.ts';
import { asVisitor, sendOperation, signIn } from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, reload, test } from './test.ts';

const SAVE_EVENT = 'mutation ($input: EventInput!) { saveEvent(input: $input) { id } }';
const SAVE_SETTING = 'mutation ($input: ReplySettingInput!) { saveReplySetting(input: $input) { eventId } }';
const DAY = '2098-11-29';

/** An evening with six places, as the office has made it. */
async function makeEvening(office: Parameters<typeof signIn>[0]): Promise<number> {
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
      places: 6,
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

type Visitor = Parameters<typeof open>[0];

async function choose(page: Visitor, group: string, count: number): Promise<void> {
  for (let more = 0; more < count; more++)
    await page.getByRole('button', { name: `${group}: one more` }).click();
}

async function sayWho(page: Visitor, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@example.org`;
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
}

test('a family’s evening: five with one Jain, then four; another family waits for their places; at the door without a network', async ({
  page,
}) => {
  let id = 0;
  await asVisitor(page, async (office) => {
    id = await makeEvening(office);
  });
  await open(page, `/events/${id}`);
  await page.getByRole('link', { name: /^We are coming/ }).click();
  await expect(page.getByRole('heading', { name: 'Who is coming?' })).toBeVisible();
  await choose(page, 'Adults', 2);
  await choose(page, 'Children', 3);
  await page.getByRole('button', { name: 'Jain' }).click();
  await sayWho(page, 'Hansaben Chauhan');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'We are coming, five of us' }).click();
  await expect(page.getByRole('heading', { name: 'We look forward to seeing you' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Children: one fewer' }).click();
  await page.getByRole('button', { name: 'Save: four of us' }).click();
  await expect(page.getByText('Hansaben Chauhan, 2 adults and 2 children')).toBeVisible();

  await asVisitor(page, async (other) => {
    await open(other, `/events/${id}/reply?day=${DAY}`);
    await choose(other, 'Adults', 3);
    await sayWho(other, 'Vijay Solanki');
    await expect(other.getByRole('heading', { name: 'Only 2 places are left now' })).toBeVisible();
    await other.getByRole('button', { name: 'Wait for places for all of us' }).click();
    await expect(other.getByRole('heading', { name: 'You are on the waiting list' })).toBeVisible();

    await page.getByRole('button', { name: 'We cannot come' }).click();
    await expect(page.getByRole('heading', { name: 'You are off the list' })).toBeVisible();

    await reload(other);
    await expect(other.getByRole('heading', { name: 'Vijay Solanki, 3 places are free' })).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('button', { name: 'We are coming, three of us' }).click();
    await expect(other.getByRole('heading', { name: 'We look forward to seeing you' })).toBeVisible();
    await open(other, PATHS.events);
  });

  await asVisitor(page, async (door, pageErrors) => {
    await signIn(door);
    await open(door, `${ADMIN_PATHS.officeDoor}?event=${id}&day=${DAY}`);
    const family = door.getByRole('button', { name: 'Solanki Vijay: all 3 are here' });
    await expect(family).toBeVisible();
    await expectAccessible(door);
    // The page has been kept once the phone has all of its files.
    await expect
      .poll(() =>
        door.evaluate(async () => (await (await caches.open('door')).match(location.href)) !== undefined),
      )
      .toBe(true);
    await door.context().setOffline(true);
    await family.click();
    await expect(door.getByText('1 to send')).toBeVisible();
    await door.reload();
    await expect(door.getByRole('button', { name: 'Solanki Vijay: 3 of 3 are here. Change' })).toBeVisible();
    await expect(door.getByText('1 to send')).toBeVisible();
    await door.context().setOffline(false);
    await expect(door.getByText('All sent')).toBeVisible();
    // The browser logs the requests that this test makes fail.
    pageErrors.splice(0);
  });
});
