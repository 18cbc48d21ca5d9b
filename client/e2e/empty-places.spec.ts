import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { signIn } from './admin.ts';
import { expect, expectAccessible, open, test } from './test.ts';

/** The list of committee members as a new installation has it. */
async function withoutCommittee(page: Page): Promise<void> {
  await page.route('**/graphql**', async (route) => {
    // Others may still be under way when the test ends.
    if (!route.request().postData()?.includes('committeeMembers')) return route.fallback();
    const response = await route.fetch();
    const json = await response.json();
    json.data.committeeMembers = { ...json.data.committeeMembers, items: [], totalCount: 0 };
    return route.fulfill({ response, json });
  });
}

async function openEmptyCommittee(page: Page): Promise<void> {
  await withoutCommittee(page);
  await open(page, PATHS.contact);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Committee' }).click();
  await expect(page.getByRole('main')).toContainText('No committee members yet.');
}

test('an empty page tells an administrator what to add', async ({ page }) => {
  await signIn(page);
  await openEmptyCommittee(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add committee member' }).click();
  await expect(page).toHaveURL(new RegExp(PATHS.editCommitteeMember));
});

test('an empty page asks visitors for nothing', async ({ page }) => {
  await openEmptyCommittee(page);
  await expect(page.getByRole('link', { name: 'Add committee member' })).toHaveCount(0);
});
