import { ADMIN_PATHS, PATHS } from '../components/page/paths.ts';
import { asVisitor, signIn } from './admin.ts';
import { choose, DAY, makeEvening, sayWho } from './evening.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, reload, test } from './test.ts';

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

test('one more of a family than there is room for: their places stay, and the further one is theirs when it is free', async ({
  page,
}) => {
  let id = 0;
  await asVisitor(page, async (office) => {
    id = await makeEvening(office, 4);
  });
  const reply = async (visitor: typeof page, name: string) => {
    await open(visitor, `/events/${id}/reply?day=${DAY}`);
    await choose(visitor, 'Adults', 2);
    await sayWho(visitor, name);
    await visitor.getByRole('button', { name: 'We are coming, two of us' }).click();
    await expect(visitor.getByRole('heading', { name: 'We look forward to seeing you' })).toBeVisible();
  };
  await reply(page, 'Meena Lad');
  await asVisitor(page, async (other) => {
    await reply(other, 'Kanti Mistry');
    await page.getByRole('button', { name: 'Change' }).click();
    await choose(page, 'Adults', 1);
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'places' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep our places, one of us waits' }).click();
    await expect(page.getByRole('heading', { name: 'One more of you is waiting' })).toBeVisible();
    await expect(page.getByText('Your 2 places are yours in any case.')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await other.getByRole('button', { name: 'We cannot come' }).click();
    await expect(other.getByRole('heading', { name: 'You are off the list' })).toBeVisible();
  });
  await reload(page);
  await expect(page.getByRole('heading', { name: 'One more place is free' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take them: 3 of us come' }).click();
  await expect(page.getByText('Meena Lad, 3 adults')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'One more place is free' })).toHaveCount(0);
});
