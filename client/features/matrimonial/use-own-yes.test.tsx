import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { useOwnYes } from './use-own-yes.tsx';

const GIVEN: NonNullable<Parameters<typeof useOwnYes>[0]['state']> = {
  confirmation: 'GIVEN',
  isShown: true,
  askedAt: null,
  shownUntil: null,
  absence: null,
  absentUntil: null,
  shown: {
    photosFor: 'AFTER_YES',
    surnameFor: 'AFTER_YES',
    showsIncome: false,
    showsReligion: true,
    showsCaste: true,
  },
};

let hasChanges: boolean;
let confirms: ReturnType<typeof useOwnYes>['confirms'];
function Part(options: Partial<Parameters<typeof useOwnYes>[0]>) {
  const own = useOwnYes({ state: null, isChosen: true, isOwn: true, name: 'Komal', ...options });
  confirms = own.confirms;
  hasChanges = own.hasChanges;
  return own.part;
}

const tick = () => screen.queryByRole('checkbox', { name: /^Yes, show my profile: with “Join Now”/ });

it('[D115] who makes a profile for themselves says yes with a tick, and what is shown to whom', async () => {
  const { user } = await showScreen(<Part />);
  expect(confirms).toBeUndefined();
  await user.click(screen.getByRole('checkbox', { name: 'your income' }));
  await user.click(screen.getAllByRole('radio', { name: 'a family, once both say yes' })[0]!);
  expect(confirms).toBeUndefined();
  await user.click(tick()!);
  expect(confirms).toEqual({
    photosFor: 'AFTER_YES',
    surnameFor: 'AFTER_YES',
    showsIncome: false,
    showsReligion: true,
    showsCaste: true,
  });
});

it('[D115] who has said yes before changes what is shown without another tick', async () => {
  const { user } = await showScreen(<Part state={GIVEN} />);
  expect(tick()).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'your income' }));
  expect(confirms).toEqual({ ...GIVEN.shown, showsIncome: true });
});

it('[D115] nobody says yes for another: the form says that the candidate is asked', async () => {
  await showScreen(<Part isOwn={false} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(
    screen.getByText(
      'We ask Komal by the email and mobile you gave above. Nobody sees the profile before the answer.',
    ),
  ).toBeTruthy();
  expect(confirms).toBeUndefined();
});

it('[D115] a tick and what is shown to whom are changes that are not saved yet, where they are asked for', async () => {
  const { user, show } = await showScreen(<Part />);
  expect(hasChanges).toBe(false);
  await user.click(tick()!);
  expect(hasChanges).toBe(true);
  await show(<Part isOwn={false} />);
  expect(hasChanges).toBe(false);
  await show(<Part key="stored" state={GIVEN} />);
  expect(hasChanges).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: 'your income' }));
  expect(hasChanges).toBe(true);
});
