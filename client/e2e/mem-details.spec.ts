import { openReadMore } from './read-more.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

const MEMBERS = `{ committeeMembers(page: 1, pageSize: 12) { items { name designation } } }`;

interface Member {
  name: string;
  designation: string;
}

test.describe('committee page', () => {
  test('[D41] shows the members in sequence, each with their designation', async ({ page, request }) => {
    const answer = await request.post('/graphql', {
      data: { query: MEMBERS },
      headers: { 'apollo-require-preflight': 'true' },
    });
    const members: Member[] = (await answer.json()).data.committeeMembers.items;
    await open(page, '/mem-details');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText(members.map(({ name }) => name));
    for (const [index, { designation }] of members.entries())
      await expect(cards.nth(index)).toContainText(designation);
  });

  test('cards show the first 100 characters, Read More opens name and full description', async ({
    page,
    request,
  }) => {
    await open(page, '/mem-details');
    const list = 'committeeMembers(page: 1, pageSize: 12)';
    const { dialog, button, item } = await openReadMore(page, request, list, 'designation');
    await expect(dialog).toContainText(item.designation);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the portraits fill their frames', async ({ page }) => {
    await open(page, '/mem-details');
    const box = await page.getByRole('main').getByRole('article').locator('img').first().boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(320 / 300, 1);
  });

  test('[D83] in Gujarati the texts are Gujarati', async ({ page }) => {
    await inGujarati(page, '/mem-details');
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card.getByRole('heading')).toContainText(/[\u0A80-\u0AFF]/);
    await expect(card.getByRole('paragraph').first()).toContainText(/[\u0A80-\u0AFF]/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
