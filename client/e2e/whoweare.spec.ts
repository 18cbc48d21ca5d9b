import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

const SETTINGS = `{ siteSettings { history translations { language history } cricket charityName charityNumber } }`;

test.describe('who we are', () => {
  test('[D42] shows the texts of the settings, in both languages', async ({ page, request }) => {
    const answer = await request.post('/graphql', {
      data: { query: SETTINGS },
      headers: { 'apollo-require-preflight': 'true' },
    });
    const settings = (await answer.json()).data.siteSettings;
    const paragraphs: string[] = settings.history.split(/\n\s*\n/);
    await open(page, '/whoweare');
    const main = page.getByRole('main');
    for (const paragraph of paragraphs) await expect(main).toContainText(paragraph.trim());
    await expect(main).toContainText(settings.cricket);
    await expect(main).toContainText(settings.charityNumber);

    await inGujarati(page, '/whoweare');
    await expect(main).toContainText(settings.translations[1].history.split(/\n\s*\n/)[0].trim());
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('links to the committee and the contact page', async ({ page }) => {
    await open(page, '/whoweare');
    await page.getByRole('main').getByRole('link', { name: 'The committee' }).click();
    await expect(page).toHaveURL(/\/mem-details$/);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});
