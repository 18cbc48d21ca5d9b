import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Role } from '../../../rules/permissions.ts';
import { answering, refusal } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import type { OwnProfile } from './candidate-page-props.ts';
import { OwnSignIn } from './own-sign-in.tsx';

const PROFILE = {
  ...{ madeBy: 'Hansa Desai', contactName: 'Hansa Desai', countryCode: '44', mobile: '7700900555' },
  signsIn: 'MAKER',
} as OwnProfile;
const GOOD = 'mango-river-lantern-9';
const NOBODY = {
  ...{ __typename: 'Viewer', role: Role.ANONYMOUS, permissions: [], withheldRoles: [], userId: null },
  ...{ memberId: null, isCandidate: false, profileForId: null, name: '', email: null, mobile: null },
};

async function show(profile: Partial<OwnProfile>, token: string | null, answers: object = {}) {
  const site = answering({
    Viewer: () => ({ viewer: NOBODY }),
    RequestOwnSignInCode: () => ({ requestMemberCode: true }),
    SetUpOwnSignIn: () => ({ setUpOwnSignIn: NOBODY }),
    TakeOverMembership: () => ({ takeOverMembership: true }),
    ...answers,
  });
  const shown = { profile: { ...PROFILE, ...profile }, options: [], token };
  const element = <OwnSignIn {...shown} reload={async () => undefined} onDeleted={() => undefined} />;
  const { user, go } = await showScreen(element, '/your-profile', site.client);
  const fillIn = async () => {
    await user.type(await screen.findByLabelText(/^OTP/), '123456');
    await user.type(document.querySelector('[name=password]')!, GOOD);
    await user.type(document.querySelector('[name=confirmPassword]')!, GOOD);
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Make my sign-in' });
    await waitFor(() => expect(save.disabled).toBe(false));
    await user.click(save);
  };
  return { ...site, user, go, fillIn };
}

it('[D115] asks who looks after the page, with nothing chosen beforehand', async () => {
  await show({}, 'token');
  const choices = screen.getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ checked }) => checked)).toEqual([false, false]);
  expect(screen.queryByRole('button', { name: 'Make my sign-in' })).toBeNull();
});

it('[D115] both: makes a sign-in by the code, with no question, and leads to the page without the link', async () => {
  const { user, go, fillIn, sent } = await show({}, 'token');
  await user.click(screen.getByRole('radio', { name: /^Both of us use it/ }));
  // Whom others ring is asked only of who goes on alone.
  expect(screen.queryByRole('radio', { name: 'Me' })).toBeNull();
  await fillIn();
  await answer(user, 'Your sign-in is ready. From now on you sign in with your own mobile.');
  expect(sent('SetUpOwnSignIn')).toEqual([
    {
      token: 'token',
      input: {
        ...{ countryCode: '44', mobile: '7700900555', code: '123456', password: GOOD },
        ...{ isAlone: false, contactStays: false },
      },
    },
  ]);
  await waitFor(() => expect(go).toHaveBeenCalledWith('/your-profile', { replace: true }));
});

it('[D115] alone: says first what happens to the family, and nothing is done without the yes', async () => {
  const { user, fillIn, sent } = await show({}, 'token');
  await user.click(screen.getByRole('radio', { name: /^From now on I alone/ }));
  await user.click(screen.getByRole('radio', { name: 'Hansa Desai, as until now' }));
  await fillIn();
  expect(await screen.findByText(/Hansa Desai is signed out at once/)).toBeTruthy();
  await answer(user, 'Look after the page alone?', 'Cancel');
  expect(sent('SetUpOwnSignIn')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Make my sign-in' }));
  await answer(user, 'Look after the page alone?', 'From now on I alone');
  await answer(user, /^Your sign-in is ready/);
  expect(sent('SetUpOwnSignIn')[0].input).toMatchObject({ isAlone: true, contactStays: true });
});

it('[D115] says why a sign-in is refused, and what was typed stays', async () => {
  const taken = () => {
    throw refusal({ code: 'CONFLICT', messageKey: 'memberMobileTaken', field: 'mobile' });
  };
  const { user, go, fillIn } = await show({}, 'token', { SetUpOwnSignIn: taken });
  await user.click(screen.getByRole('radio', { name: /^Both of us use it/ }));
  await fillIn();
  const told = await screen.findAllByText(/already/i);
  expect(told.length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>(/^OTP/).value).toBe('123456');
  expect(go).not.toHaveBeenCalled();
});

it('[D115] who signs in beside the family can go on alone, with the password', async () => {
  const { user, sent } = await show({ signsIn: 'BOTH' }, null);
  expect(screen.getByText('Hansa Desai and you both sign in.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'From now on I alone' }));
  const dialog = await screen.findByRole('dialog', { name: 'Look after the page alone?' });
  expect(dialog.textContent).toContain('Hansa Desai is signed out at once');
  await user.type(dialog.querySelector('[name=password]')!, GOOD);
  const [button] = [...dialog.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'From now on I alone',
  );
  await user.click(button!);
  await waitFor(() =>
    expect(sent('TakeOverMembership')).toEqual([{ input: { password: GOOD, contactStays: false } }]),
  );
});

it.each([
  ['CANDIDATE', null, 'You alone sign in.'],
  ['BOTH', 'token', 'Hansa Desai and you both sign in.'],
] as const)('[D115] makes no second sign-in (%s, %s)', async (signsIn, token, text) => {
  await show({ signsIn }, token);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'From now on I alone' })).toBeNull();
});
