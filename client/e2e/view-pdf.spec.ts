import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

test.describe('files for download', () => {
  test('a list of descriptions that scrolls in a box of 350 px, by keyboard too', async ({ page }) => {
    await open(page, '/view-pdf');
    await expect(page).toHaveTitle(/^Download Pdf/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download Pdf');
    await expect(page.getByRole('heading', { level: 2, name: 'File List' })).toBeVisible();
    const box = page.locator('[tabindex="0"]').filter({ has: page.getByRole('table') });
    await expect(box).toHaveRole('region');
    await expect(box).toHaveAccessibleName('File List');
    await box.focus();
    await expect(box).toBeFocused();
    expect((await box.boundingBox())?.height).toBe(350);
  });

  test('each file opens in a window of its own', async ({ page, request }) => {
    await open(page, '/view-pdf');
    const row = page.getByRole('row').nth(1);
    const description = await row.getByRole('cell').first().innerText();
    const link = row.getByRole('link');
    await expect(link).toHaveAccessibleName(new RegExp(`${description.slice(0, 20)}.*new window`));
    await expect(link).toHaveAttribute('rel', /noopener/);
    const opened = page.waitForEvent('popup');
    await link.click();
    await (await opened).close();
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('[D83] in Gujarati the texts are Gujarati', async ({ page }) => {
    await inGujarati(page, '/view-pdf');
    await expect(page.getByRole('cell').first()).toContainText(/[\u0A80-\u0AFF]/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the files can be opened', async ({ page }) => {
    await page.goto('/view-pdf');
    await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveAttribute(
      'href',
      /^\/PdfFile\/.+\.pdf$/,
    );
  });
});
