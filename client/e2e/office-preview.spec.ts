import { PATHS } from '../components/page/paths.ts';
import { act, asVisitor, bin, fill, find, save, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, inGujarati, open, test } from './test.ts';

test('a draft is seen as visitors will see it by the office alone', async ({ page }) => {
  await signIn(page);
  const name = uniqueTitle();
  await open(page, PATHS.editEvent);
  await fill(page, {
    Title: name,
    Description: 'Come with your family, bring a plate to share and stay for the garba afterwards.',
  });
  await save(page, 'Updated successfully.', 'Keep as a draft');
  await open(page, PATHS.officeEvents);
  await find(page, name);
  await act(page, name, 'Preview');

  const bar = page.getByRole('region', { name: 'Preview' });
  await expect(bar).toContainText('Preview: visitors do not see this yet.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectAccessible(page);
  const address = page.url();
  const answer = await page.request.get(address);
  expect(answer.headers()['cache-control']).toContain('no-store');

  await asVisitor(page, async (visitor) => {
    await visitor.goto(address);
    await expect(visitor).toHaveURL(/\/$/);
    await visitor.goto(`${PATHS.events}?page=1`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByText(name)).toHaveCount(0);
  });

  await inGujarati(page, address.replace(/^https?:\/\/[^/]+/, ''));
  await expect(page.getByText('કેવું દેખાશે: મુલાકાતીઓને આ હજી દેખાતું નથી.')).toBeVisible();
  await open(page, `${address}&lang=en`);
  await bar.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(name);
  await open(page, PATHS.officeEvents);
  await find(page, name);
  await bin(page, name);
});
