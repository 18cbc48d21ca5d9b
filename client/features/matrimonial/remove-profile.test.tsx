import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, refusal, settled } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { SECTION_ANSWERS } from './card-fixtures.ts';
import { RemoveProfile } from './remove-profile.tsx';

it.each([
  ['a family', false, undefined, /The account stays/],
  ['a candidate who signs in', true, undefined, /your own sign-in goes with it/],
  ['the office', false, 7, /alone, the whole account goes/],
])('[D115] %s reads beforehand what goes with the profile', async (_who, isCandidate, memberId, text) => {
  const viewer = { ...SECTION_ANSWERS.Viewer().viewer, isCandidate };
  const { client } = answering({ Viewer: () => ({ viewer }) });
  const { user } = await showScreen(<RemoveProfile name="Asha Mehta" memberId={memberId} />, '/', client);
  await settled();
  await user.click(screen.getByRole('button', { name: 'Remove Profile' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Asha Mehta');
  expect(question.textContent).toMatch(text);
});

it.each([
  [
    'the server has failed',
    { code: 'INTERNAL_SERVER_ERROR', messageKey: 'internalError' },
    'Something went wrong.',
  ],
  [
    'it is for the candidate',
    { code: 'CONFLICT', messageKey: 'candidateOnly' },
    /^Only the candidate can change this/,
  ],
])('says why a profile was not removed when %s', async (_why, extensions, text) => {
  const refuse = () => {
    throw refusal(extensions);
  };
  const { client } = answering({ ...SECTION_ANSWERS, RemoveMyCandidate: refuse });
  const { user } = await showScreen(<RemoveProfile name="Asha Mehta" />, '/', client);
  await settled();
  await user.click(screen.getByRole('button', { name: 'Remove Profile' }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  expect(await screen.findByText(text)).toBeTruthy();
});
