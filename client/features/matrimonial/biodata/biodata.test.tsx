import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '../../../../rules/languages.ts';
import { SiteLanguagesContext } from '../../../i18n/site-languages.ts';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { BiodataButton } from './biodata-button.tsx';
import type { BiodataSubject } from './biodata-parts.ts';

const SUBJECT: BiodataSubject = {
  ...{ firstName: 'Nidhi', middleName: 'Rameshbhai', lastName: 'Zala', age: 31 },
  ...{ height: '5 ft 6 in', maritalStatus: 'Never Married', motherTongue: 'Gujarati', city: 'Nottingham' },
  ...{ religion: 'Prefer not to say', caste: 'Rajput', educationType: 'Degree', educationDescription: 'LLB' },
  ...{ occupation: 'Service', occupationDescription: 'Solicitor', currency: 'GBP', annualIncome: '-' },
  ...{
    diet: '',
    languages: ['Gujarati', 'English'],
    family: 'Parents and a sister',
    nativePlace: 'Bhavnagar',
  },
  ...{ aboutCandidate: 'I argue for a living.', photo: null, contact: null },
};
const CONTACT = { name: 'Kantaben', countryCode: '44', mobile: '7700900999' };

const { client } = answering({
  OfferedLists: ({ language }) => ({
    selectLists: {
      ...{ __typename: 'SelectLists', language, profileFors: [] },
      options:
        language === 'gu'
          ? [
              {
                ...{ __typename: 'SelectOption', id: 1, list: 'MOTHER_TONGUE', language, value: 'Gujarati' },
                ...{ label: 'ગુજરાતી', optionGroup: null },
              },
            ]
          : [],
    },
  }),
});

async function openPaper(subject: BiodataSubject, reader?: string) {
  const languages: Language[] = ['en', 'gu'];
  const { user } = await showScreen(
    <SiteLanguagesContext value={languages}>
      <BiodataButton subject={subject} reader={reader} />
    </SiteLanguagesContext>,
    '/',
    client,
  );
  await user.click(screen.getByRole('button', { name: 'Biodata on paper' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Biodata on paper' }));
  await dialog.findByRole('heading', { name: 'Nidhi Rameshbhai Zala' });
  return { user, dialog };
}

/** What stands beside a label. */
const valueBeside = (label: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent;

it('[D115] a biodata has what the reader may see, under the reader’s name, and no word of what is not told', async () => {
  const { dialog } = await openPaper(SUBJECT, 'Ramesh Patel');
  const headings = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Personal details', 'Education and work', 'Family', 'About the candidate']);
  expect(valueBeside('Age')).toBe('31 years');
  expect(valueBeside('Caste')).toBe('Rajput');
  expect(valueBeside('Occupation')).toBe('Service, Solicitor');
  expect(valueBeside('Languages spoken')).toBe('Gujarati, English');
  for (const label of ['Religion', 'Diet', 'Annual income', 'Father’s name', 'Date of birth', 'Telephone'])
    expect(valueBeside(label)).toBeUndefined();
  expect(dialog.getByText(/For Ramesh Patel only/)).toBeTruthy();
  expect(dialog.getAllByText('Ramesh Patel').length).toBeGreaterThan(1);
});

it('[D115] whom to ring stands on it once the contacts are open', async () => {
  await openPaper({ ...SUBJECT, contact: CONTACT }, 'Ramesh Patel');
  expect(valueBeside('Whom to contact')).toBe('Kantaben');
  expect(valueBeside('Telephone')).toContain('7700 900999');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('a biodata is in the language of the site that is chosen, while the dialog stays in the page’s', async () => {
  const { user, dialog } = await openPaper(SUBJECT, 'Ramesh Patel');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Language of the paper' }), 'gu');
  await dialog.findByRole('heading', { name: 'અંગત વિગતો' });
  await waitFor(() => expect(valueBeside('માતૃભાષા')).toBe('ગુજરાતી'));
  expect(dialog.getByRole('button', { name: 'Close' })).toBeTruthy();
});

it('one’s own has nobody’s name across it, the date of birth, and the contact unless it is left out', async () => {
  const own = { ...SUBJECT, birthDate: '1995-03-09', fatherName: 'Rameshbhai', contact: CONTACT };
  const { user, dialog } = await openPaper(own);
  expect(valueBeside('Date of birth')).toBe('9 March 1995 (31 years)');
  expect(valueBeside('Father’s name')).toBe('Rameshbhai');
  expect(valueBeside('Whom to contact')).toBe('Kantaben');
  expect(dialog.queryByText(/only\. Please do not/)).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: /^With the name and number/ }));
  expect(valueBeside('Whom to contact')).toBeUndefined();
});
