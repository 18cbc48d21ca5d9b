import { PATHS } from '../components/page/paths.ts';
import { asVisitor, fill, save, sendOperation, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './test.ts';

const SAVE_EVENT = 'mutation ($input: EventInput!) { saveEvent(input: $input) { id } }';

/** A festival of nine nights in October 2095. */
async function makeFestival(page: Parameters<typeof signIn>[0]): Promise<string> {
  const name = uniqueTitle();
  const series = { every: 'DAY', interval: 1, weekdays: [], until: '2095-10-19', leftOut: [] };
  const input = {
    ...{
      name,
      description: 'Nine nights of garba with live singers, and arti at half past seven each night.',
      startsOn: '2095-10-11',
      fromTime: '19:00',
      toTime: '23:30',
    },
    ...{ eventKind: 'FESTIVAL', series, fileType: 'IMAGE', language: 'en' },
  };
  await sendOperation(page, SAVE_EVENT, { input });
  return name;
}

test('[CAL-2] every Wednesday, but not in Navratri; one date is later, and visitors read why', async ({
  page,
}) => {
  const title = uniqueTitle();
  await signIn(page);
  const festival = await makeFestival(page);
  await open(page, PATHS.editEvent);
  await fill(page, {
    Title: title,
    Description: 'Yoga for all ages in the small hall. Mats are there; wear what you can stretch in.',
  });
  await page.getByLabel('Date', { exact: true }).fill('2095-10-05');
  await page.getByRole('button', { name: 'Times, place and series' }).click();
  await page.getByLabel('Begins at').fill('18:00');
  await page.getByLabel('Ends at').fill('19:00');
  await page.getByRole('combobox', { name: 'Does it happen again?' }).click();
  await page.getByRole('option', { name: 'Weekly' }).click();
  await page.getByLabel('Until', { exact: true }).fill('2095-11-02');
  await expect(page.getByText('5 dates', { exact: true })).toBeVisible();
  // Named beforehand, and left out by one press.
  await expect(page.getByText(festival, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Leave out 2 dates/ }).click();
  await expect(page.getByText('3 dates', { exact: true })).toBeVisible();
  // Days after its end are no mistake that is kept silently.
  await page.getByLabel('From', { exact: true }).fill('2096-01-05');
  await expect(page.getByText(/^No date is within these days/)).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('');

  const date = page.getByRole('listitem').filter({ hasText: '26 October 2095' });
  await date.getByRole('button', { name: 'Change this date' }).click();
  await date.getByLabel('Begins at').fill('19:30');
  await date.getByLabel('Ends at').fill('20:30');
  await date.getByLabel('Why', { exact: true }).fill('The heating is mended first');
  await date.getByLabel('Why in Gujarati').fill('પહેલાં હીટિંગનું સમારકામ છે');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await save(page);

  await asVisitor(page, async (visitor) => {
    await open(visitor, `${PATHS.events}?view=month&month=2095-10`);
    const dates = visitor.getByRole('article').filter({ hasText: title });
    await expect(dates).toHaveCount(2);
    await expect(dates.last()).toContainText('The heating is mended first');
  });
});
