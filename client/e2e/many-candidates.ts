import type { Page } from '@playwright/test';

/** Makes the server appear to have more candidates than it counts. */
export async function mockManyCandidates(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'Candidates') return route.fallback();
    const response = await route.fetch();
    const json = await response.json();
    json.data.candidates.totalCount = 1001;
    return route.fulfill({ response, json });
  });
}
