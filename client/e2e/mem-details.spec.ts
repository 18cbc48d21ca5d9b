import { openReadMore } from './read-more.ts';
import { expect, open, test } from './test.ts';

const MEMBERS = `{ committeeMembers(page: 1, pageSize: 12) { items { name designation } } }`;

interface Member {
  name: string;
  designation: string;
}

test.describe('committee page', () => {
  test('[D41] shows the members in sequence, each with their designation and a portrait that fills its frame', async ({
    page,
    request,
  }) => {
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
    const box = await cards.locator('img').first().boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(320 / 300, 1);
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
});
