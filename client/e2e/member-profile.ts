import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CANDIDATE_FIELDS } from '../../server/testing/candidate-fields.ts';
import { PICTURE } from './admin.ts';
import { expect } from './test.ts';

/** Creates a profile for the page's signed-in member without the form, which has its own tests. */
export async function saveProfile(page: Page, name: { firstName: string; lastName: string }): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find((cookie) => /XSRF-TOKEN$/.test(cookie.name))?.value ?? '';
  const query =
    'mutation ($input: CandidateInput!, $photo: Upload) { saveMyCandidate(input: $input, photo: $photo) { firstName } }';
  const variables = { input: { ...CANDIDATE_FIELDS, ...name }, photo: null };
  const response = await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true', 'x-xsrf-token': token },
    multipart: {
      operations: JSON.stringify({ query, variables }),
      map: JSON.stringify({ photo: ['variables.photo'] }),
      photo: { name: 'me.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) },
    },
  });
  expect(await response.json()).toEqual({ data: { saveMyCandidate: { firstName: name.firstName } } });
}
