import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PICTURE } from './admin.ts';
import { expect } from './test.ts';

/** What every rule of a profile accepts. */
const PROFILE = {
  profileForId: 1,
  middleName: 'Rameshbhai',
  fatherName: 'Rameshbhai',
  birthDate: '1996-05-17',
  gender: 'FEMALE',
  email: 'candidate@example.org',
  height: '5ft 4in (163 cm)',
  maritalStatus: 'Never Married',
  motherTongue: 'Gujarati',
  religion: 'Hindu',
  caste: 'Brahmin',
  educationType: "Bachelor's degree",
  educationDescription: 'BSc Pharmacy, De Montfort University',
  occupation: 'Pharmacist',
  occupationDescription: 'Community pharmacist in Leicester',
  currency: 'GBP',
  annualIncome: '30,001 - 35,000',
  countryCode: '44',
  mobile: '7700900444',
  city: 'Leicester',
  address: '12 Tulsi Lane',
  pincode: 'LE4 6XX',
  contactName: 'Ramesh Vyas',
  contactCountryCode: '44',
  contactMobile: '7700900445',
  aboutCandidate: 'Likes garba and long walks.',
  consent: true,
};

/** Gives the member who is signed in on this page a profile without its form, which has tests of its own. */
export async function saveProfile(page: Page, name: { firstName: string; lastName: string }): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find((cookie) => /XSRF-TOKEN$/.test(cookie.name))?.value ?? '';
  const query =
    'mutation ($input: CandidateInput!, $photo: Upload) { saveMyCandidate(input: $input, photo: $photo) { firstName } }';
  const variables = { input: { ...PROFILE, ...name }, photo: null };
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
