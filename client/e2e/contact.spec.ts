import type { Page } from '@playwright/test';
import { signIn } from './admin.ts';
import { expect, open, test } from './test.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Write to us' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });

async function send(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Send message' }).click();
}

async function expectDialog(page: Page, text: string, ok = 'OK'): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: ok }).click();
  await expect(dialog).toBeHidden();
}

async function fill(page: Page, message: string): Promise<void> {
  await field(page, 'Name').fill('Kokila Mistry');
  await field(page, 'Email').fill('kokila@example.org');
  await field(page, 'Message').fill(message);
}

test.describe('contact page', () => {
  test('a message is sent and confirmed, and an administrator can read it', async ({ page }) => {
    const message = `May we borrow the big thali? ${Date.now()}`;
    await open(page, '/contact');
    await fill(page, message);
    await send(page);
    await expectDialog(page, 'Message send successfully.');
    for (const name of ['Name', 'Email', 'Message']) await expect(field(page, name)).toHaveValue('');
    const requests = form(page).getByRole('link', { name: 'Complaints and requests' });
    await expect(requests).toHaveAttribute('href', '/requests');

    await signIn(page);
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const answer = await page.request.post('/graphql', {
      data: { query: '{ contactMessages(page: 1, pageSize: 1) { items { name email message } } }' },
      headers: { 'apollo-require-preflight': 'true', 'x-xsrf-token': decodeURIComponent(token) },
    });
    expect((await answer.json()).data.contactMessages.items).toEqual([
      { name: 'Kokila Mistry', email: 'kokila@example.org', message },
    ]);
  });

  test('leaving with typed text asks first', async ({ page }) => {
    await open(page, '/contact');
    await field(page, 'Message').fill('Half a message');
    const away = page.getByRole('contentinfo').getByRole('link', { name: 'Who we are' });
    await away.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Your changes are not saved.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(field(page, 'Message')).toHaveValue('Half a message');
    await field(page, 'Message').fill('');
    await away.click();
    await expect(page).toHaveURL(/whoweare/);
  });

  test('the honeypot field is not reachable for people', async ({ page }) => {
    await open(page, '/contact');
    const trap = page.locator('input[name="website"]');
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    await expect(page.getByRole('textbox', { name: /Leave this blank/ })).toHaveCount(0);
    await field(page, 'Name').focus();
    const reached: (string | null)[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
    }
    expect(reached.slice(0, 2)).toEqual(['email', 'message']);
    expect(reached).not.toContain('website');
  });

  test('e-mail and telephone are links, and the map is only loaded on request', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
    });
    await open(page, '/contact');
    const details = page.getByRole('region', { name: 'Contact details' });
    await expect(details.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(details.locator('a[href^="tel:"]')).toHaveAttribute('href', /^tel:\+?\d{10,}$/);
    await expect(details).toContainText('5pm');
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);

    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>The map</title>',
      }),
    );
    await page.getByRole('button', { name: 'Show the map' }).click();
    const map = page.locator('iframe');
    await expect(map).toHaveAttribute(
      'src',
      /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/,
    );
    await expect(map).toHaveAttribute('title', /^Map: \S/);
    await expect.poll(() => foreign).toHaveLength(1);
  });

  test('structured data describes the association and its address', async ({ request }) => {
    const html = await (await request.get('/contact')).text();
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Organization',
      email: expect.stringContaining('@'),
      telephone: expect.stringMatching(/\d/),
      address: expect.stringMatching(/\S/),
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form explains that it needs JavaScript, and names e-mail and telephone', async ({ page }) => {
    await page.goto('/contact');
    const note = page.locator('form noscript');
    await expect(note.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(note.locator('a[href^="tel:"]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  });
});
