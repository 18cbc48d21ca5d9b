import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { Permission, Role } from '../../../rules/permissions.ts';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { PATHS } from './paths.ts';
import { useMatrimonialsPath } from './use-matrimonials-path.ts';

function Leading() {
  return <p>{useMatrimonialsPath()}</p>;
}

it.each([
  ['members to the listing', Role.MEMBER, [], PATHS.matrimonials],
  [
    'its officers to their dashboard',
    Role.ADMIN,
    [Permission.MANAGE_MATRIMONIALS],
    PATHS.matrimonialAdminDashboard,
  ],
  ['others to the page where one signs in', Role.MAIN_USER, [], PATHS.matrimonialLogin],
])('the matrimonial section leads %s, and signs nobody out', async (_whom, role, permissions, path) => {
  const viewer = {
    ...{ __typename: 'Viewer', role, permissions, withheldRoles: [], userId: 1, memberId: 0 },
    ...{ isCandidate: false, profileForId: 0, name: 'Asha', email: '', mobile: '' },
  };
  await showScreen(<Leading />, '/', answering({ Viewer: () => ({ viewer }) }).client);
  await screen.findByText(path);
});
