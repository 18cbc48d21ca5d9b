import { expect, open, test } from './test.ts';

test.describe('files for download', () => {
  test('shows the type, size and date of each file, without a scroll area of its own, and opens it in a new window', async ({
    page,
    request,
  }) => {
    await open(page, '/view-pdf');
    await expect(page).toHaveTitle(/^Download Pdf/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download Pdf');
    const table = page.getByRole('table', { name: 'File List' });
    const files = table.getByRole('rowheader');
    expect(await files.count()).toBeGreaterThan(3);
    for (const file of await files.all())
      await expect(file).toContainText(/\d+(\.\d)? [kM]B · \d+ \w+ \d{4}$/);
    const last = await files.last().boundingBox();
    const frame = await table.locator('xpath=..').evaluate((box) => box.scrollHeight - box.clientHeight);
    expect([last !== null, frame]).toEqual([true, 0]);

    const row = page.getByRole('row').nth(1);
    const [title = ''] = (await row.getByRole('rowheader').innerText()).split('\n');
    const link = row.getByRole('link');
    await expect(link).toHaveAccessibleName(`Download: ${title} (opens in a new window)`);
    await expect(link).toHaveAttribute('rel', /noopener/);
    const opened = page.waitForEvent('popup');
    await link.click();
    await (await opened).close();
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('application/pdf');
    const kept =
      /filename\*=UTF-8''(.+)\.pdf$/.exec(response.headers()['content-disposition'] ?? '')?.[1] ?? '';
    expect(decodeURIComponent(kept)).toBe(title);
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
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
