import { expect, inGujarati, open, test } from './test.ts';

const SETTINGS = `{ siteSettings { history translations { language history } cricket charityName charityNumber } }`;

test.describe('who we are', () => {
  test('[D42] shows the texts of the settings, in both languages, and leads to the committee and the contact page', async ({
    page,
    request,
  }) => {
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
    for (const [name, target] of [
      ['The committee', '/mem-details'],
      ['Contact us', '/contact'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', target);

    await inGujarati(page, '/whoweare');
    await expect(main).toContainText(settings.translations[1].history.split(/\n\s*\n/)[0].trim());
  });
});
