import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Role } from '../../rules/permissions.ts';
import { PATHS } from '../components/page/paths.ts';
import { ViewerDocument } from '../graphql/viewer.generated.ts';
import { answering } from '../testing/answers.ts';
import { showScreen } from '../testing/screen.tsx';
import { loadFrame, useOfficeFrame } from './viewer-frame.tsx';

const viewer = (role: Role) => ({
  __typename: 'Viewer' as const,
  role,
  permissions: [],
  withheldRoles: [],
  userId: 7,
  memberId: 0,
  isCandidate: false,
  profileForId: 0,
  name: 'Asha Mehta',
  email: 'asha@example.org',
  mobile: '',
});

/** Draws which frame a page stands in. */
async function showFrame(pathname: string, role: Role) {
  const { client } = answering({});
  const become = (changed: Role) =>
    client.writeQuery({ query: ViewerDocument, data: { viewer: viewer(changed) } });
  become(role);
  // As by a page before this one.
  await loadFrame(Role.ADMIN, async () => () => <p>office</p>);
  function Frame() {
    const Office = useOfficeFrame();
    return Office ? <Office /> : <p>visitors</p>;
  }
  await showScreen(<Frame />, pathname, client);
  return { become: (changed: Role) => act(async () => become(changed)) };
}

it.each([
  [PATHS.security, Role.ADMIN, 'office'],
  [PATHS.security, Role.MAIN_USER, 'visitors'],
  [PATHS.matrimonialProfile, Role.MEMBER, 'visitors'],
])('[D105] %s stands for %s in the frame of the %s', async (pathname, role, frame) => {
  await showFrame(pathname, role);
  expect(screen.getByText(frame)).toBeDefined();
});

it('[AUTH-12] whoever may enter the office once the second step is set up keeps the page that shows the codes', async () => {
  const { become } = await showFrame(PATHS.security, Role.MAIN_USER);
  await become(Role.ADMIN);
  expect(screen.getByText('visitors')).toBeDefined();
});

it('[D91] what was typed in the office stays there when the session ends', async () => {
  const { become } = await showFrame(PATHS.security, Role.ADMIN);
  await become(Role.ANONYMOUS);
  expect(screen.getByText('office')).toBeDefined();
});
