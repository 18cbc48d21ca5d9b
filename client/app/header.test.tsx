import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Role } from '../../rules/permissions.ts';
import { UnusedPartsContext } from '../components/page/page-parts.ts';
import { PATHS } from '../components/page/paths.ts';
import { answering } from '../testing/answers.ts';
import { showScreen } from '../testing/screen.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

it('[VISIT-1] the search is the first entry of the phone menu, and in the footer for browsers that cannot open that', async () => {
  await showScreen(
    <>
      <Header />
      <Footer />
    </>,
  );
  const menu = document.querySelector('#site-menu nav')!;
  expect(menu.querySelector('a')?.getAttribute('href')).toBe(PATHS.search);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe(PATHS.search);
});

const viewer = {
  __typename: 'Viewer',
  role: Role.MAIN_USER,
  permissions: [],
  withheldRoles: [] as string[],
  userId: 7,
  memberId: 0,
  isCandidate: false,
  profileForId: 0,
  name: 'Asha Mehta',
  email: '',
  mobile: '',
};

it.each([
  ['somebody with an account', viewer, ['Profile']],
  ['an administrator', { ...viewer, role: Role.ADMIN }, ['Dashboard', 'Profile']],
  // The office leads there to where that is set up.
  [
    'whoever has roles after a second step only',
    { ...viewer, withheldRoles: ['EDITOR'] },
    ['Dashboard', 'Profile'],
  ],
])('[AUTH-12] %s has these ways on in the menu of the account: %#', async (_who, shown, expected) => {
  await showScreen(<AccountMenu />, '/', answering({ Viewer: () => ({ viewer: shown }) }).client);
  await screen.findByText('Profile');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(expected);
});

it('no menu leads to a part of the site that the association does not use', async () => {
  await showScreen(
    <UnusedPartsContext value={['donations', 'hallHire']}>
      <Header />
      <Footer />
    </UnusedPartsContext>,
  );
  const addresses = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses).toContain(PATHS.contact);
  expect(addresses).not.toContain(PATHS.payments);
  expect(addresses).not.toContain(PATHS.give);
  expect(addresses).not.toContain(PATHS.hallHire);
});
