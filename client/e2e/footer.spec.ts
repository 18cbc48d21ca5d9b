import type { Page } from '@playwright/test';
import { signIn } from './admin.ts';
import { expect, inGujarati, open, reload, test } from './test.ts';

/** Records the page's operations about visits, in order. */
function watchVisits(page: Page): string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    const name = /"operationName":"(RecordVisit|VisitCount)"/.exec(request.postData() ?? '')?.[1];
    if (name) operations.push(name);
  });
  return operations;
}

const visitors = (page: Page) => page.getByRole('contentinfo').getByText(/^Visitors:/);

/** The names of the stored items. */
const stored = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      key.startsWith('site-visit'),
    ),
  );

test.describe('[D46] visits', () => {
  test('a browser session counts once, however often the site is loaded', async ({ page }) => {
    const operations = watchVisits(page);
    await open(page, '/');
    await expect(visitors(page)).toContainText(/\d/);
    await reload(page);
    await expect(visitors(page)).toContainText(/\d/);
    await open(page, '/events');
    await expect(visitors(page)).toContainText(/\d/);
    expect(operations).toEqual(['RecordVisit', 'VisitCount', 'VisitCount']);
    expect((await stored(page)).sort()).toEqual(['site-visit-counted', 'site-visited']);
  });

  test('navigating sends no further requests', async ({ page }) => {
    const operations = watchVisits(page);
    await open(page, '/events');
    await expect(visitors(page)).toContainText(/\d/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Shree Samaj/ })
      .click();
    await expect(page).toHaveURL(/\/$/);
    await page.waitForLoadState('networkidle');
    expect(operations).toEqual(['RecordVisit']);
  });

  test('with a privacy signal the visit is not counted, and nothing is stored', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    const operations = watchVisits(page);
    await open(page, '/');
    await expect(visitors(page)).toContainText(/\d/);
    expect(operations).toEqual(['VisitCount']);
    expect(await stored(page)).toEqual([]);
  });

  test('without storage the count is only read', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    });
    const operations = watchVisits(page);
    await page.goto('/events');
    await expect(visitors(page)).toContainText(/\d/);
    expect(operations).toEqual(['VisitCount']);
  });

  test('the number is not in the HTML that the server sends', async ({ request }) => {
    expect(await (await request.get('/events')).text()).not.toMatch(/Visitors|visitCount/);
  });

  test('a count that cannot be loaded is left out silently', async ({ page, pageErrors }) => {
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, json: {} }));
    const refused = page.waitForResponse('**/graphql');
    await open(page, '/events');
    await refused;
    await expect.poll(() => stored(page)).not.toContain('site-visit-counted');
    await expect(visitors(page)).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    // Remove the browser's reports of the responses that this test makes fail.
    pageErrors.splice(
      0,
      pageErrors.length,
      ...pageErrors.filter((error) => !error.includes('Failed to load resource')),
    );
  });
});

/** Icons in the footer besides those of social networks: the association's logo. */
const LOGOS = 1;

test('[D42] the short history comes from the settings; networks without a URL have no icon', async ({
  page,
  request,
}) => {
  const answer = await request.post('/graphql', {
    data: {
      query:
        '{ siteSettings { footerHistory translations { footerHistory } phone facebookUrl instagramUrl youtubeUrl whatsappUrl } }',
    },
    headers: { 'apollo-require-preflight': 'true' },
  });
  const settings = (await answer.json()).data.siteSettings;
  await open(page, '/events');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(settings.footerHistory);
  const networks = ['facebookUrl', 'instagramUrl', 'youtubeUrl', 'whatsappUrl'].filter(
    (name) => settings[name],
  );
  await expect(footer.getByRole('link', { name: /opens in a new window/ })).toHaveCount(networks.length);
  await expect(footer.locator('svg')).toHaveCount(networks.length + LOGOS);
  const call = footer.getByRole('link', { name: settings.phone });
  await expect(call).toHaveAttribute('href', /^tel:/);
  for (const [name, href] of [
    ['Hall hire', '/booking'],
    ['Documents', '/view-pdf'],
    ['Committee', '/mem-details'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await inGujarati(page, '/events');
  await expect(footer).toContainText(settings.translations[1].footerHistory);
});

/** Sets the URL of the community's Facebook page. @returns the old one */
async function setFacebook(page: Page, facebookUrl: string): Promise<string> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'apollo-require-preflight': 'true', 'x-xsrf-token': decodeURIComponent(token) };
  const sendOperation = async (query: string, variables = {}) =>
    (await (await page.request.post('/graphql', { data: { query, variables }, headers })).json()).data;
  const fields = `version history footerHistory guruName guruMessage contactHours cricket address email phone
    mapPosition facebookUrl instagramUrl youtubeUrl whatsappUrl paymentUrl charityName charityNumber approveNewMembers`;
  const { siteSettings } = await sendOperation(`{ siteSettings { ${fields} } }`);
  const save = 'mutation ($input: SiteSettingsInput!) { saveSiteSettings(input: $input) { version } }';
  expect(await sendOperation(save, { input: { ...siteSettings, facebookUrl } })).toBeTruthy();
  return siteSettings.facebookUrl;
}

test('[D42] an icon with a URL is a link with an accessible name', async ({ page }) => {
  await signIn(page);
  const before = await setFacebook(page, 'https://www.facebook.com/example');
  try {
    await open(page, '/events');
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Facebook (opens in a new window)' });
    await expect(link).toHaveAttribute('href', 'https://www.facebook.com/example');
    await expect(link).toHaveAttribute('rel', /noopener/);
  } finally {
    await setFacebook(page, before);
  }
});
