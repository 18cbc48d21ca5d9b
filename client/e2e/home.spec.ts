import sharp from 'sharp';
import {
  goHome,
  type HomeAnswer,
  type Item,
  isHome,
  notices,
  openChanged,
  queryServer,
  section,
} from './home.ts';
import { ANY_WIDTH, expect, expectNoSidewaysScroll, open, posterOf, test } from './test.ts';

/** How much the colours in the upper half of a picture vary; 0 if there is only one. */
async function colourSpread(picture: Buffer): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  const part = { left: 20, top: 20, width: width - 40, height: Math.floor(height / 3) };
  // sharp's statistics ignore `extract`, so the cropped picture is encoded first.
  const { channels } = await sharp(await sharp(picture).extract(part).toBuffer()).stats();
  return channels[0]?.stdev ?? 0;
}

const LANGUAGES = {
  language: 'gu',
  textLanguages: { __typename: 'HomeVideoTextLanguages', name: 'en', description: 'en' },
};

/** Section, link, target. */
const LINKS = [
  ['Our story', /^Read More/, '/whoweare'],
  ['Recent events', 'All events', '/events'],
  ['Event videos', 'All event videos', '/events#video-links'],
  ['Our committee', 'About the committee', '/mem-details'],
  ['Poojas and sevas', 'Donate', '/give'],
  ['Poojas and sevas', 'Sponsor', '/contact'],
  ['Poojas and sevas', 'Volunteer', '/contact'],
  ['Poojas and sevas', 'All poojas and sevas', '/poojaseva'],
  ['Payments and donations', 'Membership Fees', '/donations-payments'],
  ['Payments and donations', 'Festival Donation', '/donations-payments'],
  ['Payments and donations', "Hall hire and Other's Donation", '/donations-payments'],
  ['Payments and donations', 'How to hire the hall', '/booking'],
  ['Payments and donations', 'Give without signing in', '/give'],
] as const;

test.describe('home page', () => {
  test('[spec §9] shows 6 notices, 4 committee cards, 3 events, 3 event videos, 1 pooja; a button leads back to the top', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(section(page, 'Notices').getByRole('listitem')).toHaveCount(6);
    await expect(section(page, 'Our committee').getByRole('article')).toHaveCount(4);
    await expect(section(page, 'Recent events').getByRole('article')).toHaveCount(3);
    await expect(section(page, 'Event videos').getByRole('article')).toHaveCount(3);
    await expect(section(page, 'Event videos').getByRole('button', { name: /^Play/ })).toHaveCount(3);
    await expect(section(page, 'Poojas and sevas').getByRole('heading', { level: 3 })).toHaveCount(1);
    const up = page.getByRole('button', { name: 'Back to the top of the page' });
    await expect(up).toHaveCount(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await up.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(
    'shows the whole committee in sequence, the number of visits, and leads from every section to its full page',
    ANY_WIDTH,
    async ({ page }) => {
      const query = '{ committeeMembers(pageSize: 100) { items { name } totalCount } }';
      const { committeeMembers } = await queryServer<{ committeeMembers: HomeAnswer['data']['committee'] }>(
        page,
        query,
      );
      await open(page, '/');
      const name = `The whole committee (${committeeMembers.totalCount})`;
      const table = section(page, 'Our committee').getByRole('table', { name });
      await expect(table).toBeVisible();
      await expect(table.getByRole('columnheader')).toHaveText(['Seq. No.', 'Name', 'Position']);
      await expect(table.getByRole('rowheader')).toHaveText(committeeMembers.items.map(({ name }) => name));

      const label = page.getByRole('main').getByText(/visits? to this site so far/);
      await expect(label).toBeVisible();
      const { visitCount } = await queryServer<{ visitCount: number }>(page, '{ visitCount }');
      const number = label.locator('xpath=preceding-sibling::*');
      await expect(number).toHaveText(new Intl.NumberFormat('en').format(visitCount));

      for (const [part, name, target] of LINKS) {
        const link = section(page, part).getByRole('link', { name });
        await expect.soft(link, `${part}: ${name}`).toHaveAttribute('href', target);
      }
      const matrimonial = page.getByRole('main').getByRole('link', { name: 'Looking for a life partner?' });
      await expect(matrimonial).toHaveAttribute('href', '/login-matrimonial');
    },
  );

  test(
    '[D88] a failed load says so, can be retried, and leaves the rest of the page intact',
    ANY_WIDTH,
    async ({ page, pageErrors }) => {
      await open(page, '/events');
      await page.route('**/graphql', (route) => (isHome(route) ? route.abort() : route.fallback()));
      await goHome(page);
      const retry = page.getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(section(page, 'Payments and donations')).toBeVisible();
      await page.unroute('**/graphql');
      await retry.click();
      await expect(section(page, 'Recent events').getByRole('article')).toHaveCount(3);
      // Remove the browser's reports of the requests that this test makes fail.
      pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('ERR_FAILED')));
    },
  );

  test(
    'loads all its data with one request, and none that came with the page',
    ANY_WIDTH,
    async ({ page }) => {
      const operations: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON()?.operationName);
      });
      await open(page, '/');
      await expect(section(page, 'Recent events').getByRole('article')).toHaveCount(3);
      expect(operations.filter((name) => !name.includes('Visit'))).toEqual([]);
      await open(page, '/events');
      operations.length = 0;
      await goHome(page);
      await expect(section(page, 'Recent events').getByRole('article')).toHaveCount(3);
      expect(operations.filter((name) => !name.includes('Visit'))).toEqual(['Home']);
    },
  );
});

test.describe('the sections of the home page', () => {
  test('[D44] the newest film is shown first, with a poster until it plays', ANY_WIDTH, async ({ page }) => {
    const query = '{ homeVideos(pageSize: 1) { items { name file { url poster { url } } } } }';
    const { homeVideos } = await queryServer<{
      homeVideos: { items: { name: string; file: { url: string; poster: { url: string } } }[] };
    }>(page, query);
    const [newest] = homeVideos.items;
    await open(page, '/');
    const film = section(page, 'Our story').locator('video');
    await expect(film).toHaveAccessibleName(newest?.name ?? '');
    await expect(film).toHaveAttribute('src', newest?.file.url ?? '');
    await expect(posterOf(film)).toHaveAttribute('src', newest?.file.poster.url ?? '');
    await film.scrollIntoViewIfNeeded();
    // If the player covered the poster, only a uniform grey would be visible.
    await expect.poll(async () => colourSpread(await film.screenshot())).toBeGreaterThan(10);
  });

  test('a film on YouTube is loaded only when it is pressed', ANY_WIDTH, async ({ page }) => {
    const requestedUrls: string[] = [];
    await page.route(/youtube(-nocookie)?\.com/, (route) => {
      requestedUrls.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '' });
    });
    const film = {
      name: 'Our film',
      description: '',
      fileType: 'YOUTUBE',
      link: 'https://youtu.be/aqz-KE-bpKQ',
    };
    await openChanged(page, ({ homeVideos }) => {
      homeVideos.items = [
        { __typename: 'HomeVideo', ...film, id: 9, version: 1, ...LANGUAGES, file: null } as Item,
      ];
    });
    const play = section(page, 'Our story').getByRole('button', { name: /Our film/ });
    await expect(play).toBeVisible();
    expect(requestedUrls).toEqual([]);
    await play.click();
    await expect(section(page, 'Our story').locator('iframe')).toBeVisible();
    await expect
      .poll(() => requestedUrls)
      .toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\//)]);
  });
});

test.describe('home page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and there is no counter', ANY_WIDTH, async ({ page }) => {
    const all = await notices(page);
    await page.goto('/');
    await expect(section(page, 'Recent events').getByRole('article')).toHaveCount(3);
    await expect(
      section(page, 'Event videos')
        .getByRole('link', { name: /YouTube/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('main').getByText(/visits? to this site so far/)).toBeHidden();

    await page.locator('#notices summary').first().click();
    await expect(page.locator('#notices details').first()).toContainText(all[0]?.secondDescription ?? '');

    await expect(section(page, 'Our committee').getByRole('table')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
