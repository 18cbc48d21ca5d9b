import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, CONFLICT, refusal, settled } from '../../testing/answers.ts';
import { ASKED_ANSWER, Asked } from '../../testing/asked.tsx';
import { showScreen } from '../../testing/screen.tsx';
import { ChangeMemberDialog } from './change-member-dialog.tsx';

const MEMBER = { __typename: 'ManagedMember' as const, id: 7, name: 'Asha Mehta', mobile: '+447700900107' };

it('[DATA-5] asks only for the member when somebody else was first: the searched list may have lost them', async () => {
  const { client, sent } = answering({
    ...ASKED_ANSWER,
    ChangeMember: () => {
      throw refusal(CONFLICT);
    },
    MemberNow: () => ({ memberProfile: { ...MEMBER, name: 'Asha Shah', othersWithMobile: 0 } }),
  });
  const dialog = <ChangeMemberDialog key="dialog" member={MEMBER} onClose={() => undefined} />;
  const { user } = await showScreen([<Asked key="asked" />, dialog], '/', client);
  await user.type(await screen.findByLabelText(/^Reason for the change/), 'As she writes it');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  expect(sent('ChangeMember')).toMatchObject([{ memberId: 7, reason: 'As she writes it' }]);
  await waitFor(() => expect(sent('MemberNow')).toEqual([{ memberId: 7 }]));
  await settled();
  expect(sent('Asked')).toHaveLength(1);
});

it('[D100] changes the sign-in that a candidate has beside the family by the account, and says whom it signs out', async () => {
  const own = { id: 12, name: 'Komal Desai', mobile: '+447700900555' };
  const { client, sent } = answering({
    ...ASKED_ANSWER,
    ChangeCandidateSignIn: () => ({
      changeCandidateSignIn: {
        ...{ __typename: 'ManagedMember', id: 7 },
        ownSignIn: { ...own, __typename: 'CandidateSignIn' },
      },
    }),
  });
  const { user } = await showScreen(
    <ChangeMemberDialog member={own} accountId={7} onClose={() => undefined} />,
    '/',
    client,
  );
  expect(
    await screen.findByRole('dialog', { name: "Change the candidate's own sign-in, Komal Desai" }),
  ).toBeTruthy();
  expect(screen.getByText(/the family stays signed in/)).toBeTruthy();
  const mobile = screen.getByLabelText<HTMLInputElement>(/^Mobile/);
  await user.clear(mobile);
  await user.type(mobile, '7700900556');
  await user.type(screen.getByLabelText(/^Reason for the change/), 'A new telephone');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('ChangeCandidateSignIn')).toEqual([
      {
        memberId: 7,
        input: { name: 'Komal Desai', countryCode: '44', mobile: '7700900556' },
        seen: { name: 'Komal Desai', mobile: '+447700900555' },
        reason: 'A new telephone',
      },
    ]),
  );
});
