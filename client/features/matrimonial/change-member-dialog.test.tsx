import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, CONFLICT, refusal } from '../../testing/answers.ts';
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
  await waitFor(() => expect(sent('MemberNow')).toEqual([{ memberId: 7 }]));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent('Asked')).toHaveLength(1);
});
