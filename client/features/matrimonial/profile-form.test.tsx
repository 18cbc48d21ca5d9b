import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { startValues } from './candidate-values.ts';
import type { OwnCandidateFieldsFragment } from './my-candidate.generated.ts';
import { offeredChoices } from './offered-choices.ts';
import { ProfileForm } from './profile-form.tsx';

const CHOICES = offeredChoices({ options: [], profileFors: [] }, (key) => key);
const ASHA: OwnCandidateFieldsFragment = {
  ...startValues(null, { profileForId: 1, gender: 'FEMALE' }),
  ...{ id: 3, version: 1, firstName: 'Asha', city: 'Leicester', age: 30, consentedAt: null, photo: null },
  ...{ diet: '', languages: [], family: '', nativePlace: '' },
};

/** As on the page: a removal begins another form. */
function Page({ stored }: { stored: OwnCandidateFieldsFragment | null }) {
  const [removals, setRemovals] = useState(0);
  return (
    <ProfileForm
      key={removals}
      candidate={removals ? null : stored}
      state={null}
      choices={CHOICES}
      registeredFor={1}
      reload={async () => undefined}
      onRemoved={() => setRemovals(1)}
    />
  );
}

const city = () => screen.getByLabelText<HTMLInputElement>(/^City/);

it('forgets what was typed into a profile that is removed', async () => {
  const { client } = answering({ RemoveMyCandidate: () => ({ removeMyCandidate: true }) });
  const { user } = await showScreen(<Page stored={ASHA} />, '/', client);
  await user.type(city(), ' and London');
  await user.click(screen.getByRole('button', { name: 'Remove Profile' }));
  await answer(user, /Are you sure to remove/);
  await answer(user, /removed/i);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Profile' })).toBeNull());
  expect(city().value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('says no more that a photo is missing once one is picked', async () => {
  const { user } = await showScreen(<Page stored={null} />);
  await user.click(screen.getByRole('button', { name: 'Show everything on one page' }));
  const missing = () => screen.queryAllByText(/Select profile image|You must select an image/);
  await user.click(screen.getByRole('button', { name: 'Join Now' }));
  await answer(user, /Are you sure to submit/);
  await answer(user, 'Select profile image');
  expect(missing()).toHaveLength(2);
  const photo = new File(['photo'], 'asha.png', { type: 'image/png' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, photo);
  await waitFor(() => expect(missing()).toEqual([]));
});

it('[D66] leads a new profile through steps, back again, and to the step of what is missing', async () => {
  const { user } = await showScreen(<Page stored={null} />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  expect(city().closest('[hidden]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  for (const step of [2, 3, 4]) {
    await press('Next');
    await screen.findByText(`Step ${step} of 5`);
  }
  expect(city().closest('[hidden]')).toBeNull();
  await user.type(city(), 'Leicester');
  await press('Back');
  expect(city().closest('[hidden]')).not.toBeNull();
  await press('Next');
  await screen.findByText('Step 4 of 5');
  expect(city().value).toBe('Leicester');
  await press('Next');
  await press('Join Now');
  await answer(user, /Are you sure to submit/);
  await answer(user, 'Select profile image');
  expect(screen.getByText('Step 1 of 5')).toBeTruthy();
});

it('[D66] stays at a step with something wrong, and says it there; what is missing may come later', async () => {
  const { user } = await showScreen(<Page stored={null} />);
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
  const isAt = (step: number) => expect(screen.getByText(`Step ${step} of 5`)).toBe(document.activeElement);
  await next();
  await waitFor(() => isAt(2));
  const birthDate = screen.getByLabelText<HTMLInputElement>(/^Date of birth/);
  await user.type(birthDate, `${new Date().getFullYear() - 10}-01-01`);
  await next();
  await waitFor(() => expect(birthDate).toBe(document.activeElement));
  expect(screen.getByText('Step 2 of 5')).toBeTruthy();
  expect(screen.getByText(/age should be/)).toBeTruthy();
  await user.clear(birthDate);
  await next();
  await waitFor(() => isAt(3));
  const degree = screen.getByLabelText(/^Education degree/);
  await user.type(degree, 'BA, ring 07700 900456');
  await next();
  await screen.findByText(/^Contacts are exchanged only once/);
  expect(screen.getByText('Step 3 of 5')).toBeTruthy();
});

it('[D116] says of a gender that was only preset that it is to be checked', async () => {
  const { user } = await showScreen(<Page stored={null} />);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  // The text is on the page before its step is shown.
  const female = await screen.findByRole('radio', { name: 'Female' });
  screen.getByText('Filled in for you. Please check.');
  await user.click(female);
  expect(screen.queryByText('Filled in for you. Please check.')).toBeNull();
});

/** A whole profile, of whoever signs in with its mobile. */
const WHOLE: OwnCandidateFieldsFragment = {
  ...ASHA,
  ...{ middleName: 'Ramesh', lastName: 'Vyas', fatherName: 'Ramesh', birthDate: '1996-05-17' },
  ...{ email: 'asha@example.org', height: '5ft', maritalStatus: 'Single', motherTongue: 'Gujarati' },
  ...{ religion: 'Hindu', caste: 'Brahmin', consent: true, educationType: 'Degree' },
  ...{ educationDescription: 'BSc', occupation: 'Pharmacist', occupationDescription: 'In Leicester' },
  ...{ currency: 'GBP', annualIncome: '30,001 - 35,000', mobile: '7700900444', address: '12 Tulsi Lane' },
  ...{ pincode: 'LE4 6XX', contactName: 'Ramesh Vyas', contactMobile: '7700900445' },
  aboutCandidate: 'Likes garba.',
  photo: {
    fileName: 'a.jpg',
    url: '/a.jpg',
    contentType: 'image/jpeg',
    width: 450,
    height: 600,
    sources: [],
    poster: null,
  },
};

it.each([
  ['where the server takes the yes as their own', true, 1],
  ['else they are asked by a link', false, 0],
])('[D115] who makes their own profile says yes in the same step: %s', async (_which, takesOwnYes, said) => {
  const viewer = {
    __typename: 'Viewer',
    ...{
      role: 'MEMBER',
      permissions: [],
      withheldRoles: [],
      userId: 0,
      memberId: 3,
      isCandidate: false,
      profileForId: 1,
    },
    ...{ name: 'Asha', email: '', mobile: '7700900444' },
  };
  const { client, sent } = answering({
    Viewer: () => ({ viewer }),
    TakesOwnYes: () => ({ takesOwnYes }),
    SaveMyCandidate: () => ({ saveMyCandidate: WHOLE }),
  });
  const { user } = await showScreen(<Page stored={WHOLE} />, '/', client);
  if (said) await user.click(await screen.findByLabelText(/^Yes, show my profile/));
  else await screen.findByText(/^We ask Asha by the email and mobile/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await answer(user, /Are you sure to submit/);
  await waitFor(() => expect(sent('SaveMyCandidate')).toHaveLength(1));
  expect(Boolean(sent('SaveMyCandidate')[0].input.confirms)).toBe(said === 1);
});

it('[D115] the preview is the candidate’s page: own words, then the facts, without what is not agreed to', async () => {
  const told = {
    aboutCandidate: 'I argue for a living.',
    religion: 'Hindu',
    caste: 'Rajput',
    family: 'Two sisters',
  };
  const { user } = await showScreen(<Page stored={{ ...ASHA, ...told, consent: false }} />);
  await user.click(await screen.findByRole('button', { name: 'Look at it' }));
  expect(await screen.findByRole('heading', { level: 3, name: /^Asha, / })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 4, name: 'In her words' })).toBeTruthy();
  expect(screen.getByText(/I argue for a living/, { selector: 'blockquote' })).toBeTruthy();
  expect(screen.getByText('Two sisters', { selector: 'dd' })).toBeTruthy();
  expect(screen.queryByText(/Rajput/, { selector: 'dd' })).toBeNull();
});

it('[D66] a draft is taken up where it was left, and says what was not kept', async () => {
  const { user, show } = await showScreen(<Page stored={null} />);
  for (const _step of [2, 3, 4]) await user.click(await screen.findByRole('button', { name: 'Next' }));
  await user.type(city(), 'Leicester');
  expect(screen.queryByText(/Not kept, so please give them again/)).toBeNull();
  show(null);
  show(<Page stored={null} />);
  await screen.findByText('Step 4 of 5');
  expect(city().value).toBe('Leicester');
  expect(screen.getByText(/Not kept, so please give them again: the photo, religion and caste/)).toBeTruthy();
});
