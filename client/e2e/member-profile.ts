import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CANDIDATE_FIELDS } from '../../server/testing/candidate-fields.ts';
import { PICTURE } from './admin.ts';
import type { TestMember } from './member.ts';
import { expect } from './test.ts';

/** With their surname, as soon as they have said yes. */
const CONFIRMS = {
  ...{ photosFor: 'MEMBERS', surnameFor: 'MEMBERS' },
  ...{ showsIncome: true, showsReligion: true, showsCaste: true },
};

/** A surname that no other member has, without the digits that a profile takes for a telephone number. */
export const surnameOf = ({ mobile }: TestMember): string =>
  `Desai${mobile.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;

/**
 * Creates a profile of the page's signed-in member themselves without the form, which has its own tests.
 * @param others as of a daughter, with her mobile, who then gets a link
 */
export async function saveProfile(
  page: Page,
  { countryCode, mobile }: TestMember,
  name: { firstName: string; lastName: string },
  others: object = {},
): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find((cookie) => /XSRF-TOKEN$/.test(cookie.name))?.value ?? '';
  const query =
    'mutation ($input: CandidateInput!, $photo: Upload) { saveMyCandidate(input: $input, photo: $photo) { firstName } }';
  // The yes counts with the mobile that they sign in with, if a code has proved it.
  const own = { countryCode, mobile, confirms: CONFIRMS };
  const variables = { input: { ...CANDIDATE_FIELDS, ...name, ...own, ...others }, photo: null };
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
