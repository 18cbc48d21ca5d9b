import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { MemberMobileForm } from './member-mobile-form.tsx';

const MOBILE = gql`
  query Mobile {
    viewer {
      mobile
    }
  }
`;

/** What the page says of the number beside the form. */
function Shown() {
  return <output>{useQuery<{ viewer: { mobile: string } }>(MOBILE).data?.viewer.mobile}</output>;
}

it('shows the new number once it is changed', async () => {
  let mobile = '7700900111';
  const { client, sent } = answering({
    Mobile: () => ({ viewer: { __typename: 'Viewer', mobile } }),
    CountryCodes: () => ({ countryCodes: [] }),
    ChangeMyMobile: ({ input }) => {
      mobile = (input as { mobile: string }).mobile;
      return { changeMyMobile: true };
    },
  });
  const page = [<Shown key="shown" />, <MemberMobileForm key="form" />];
  const { user } = await showScreen(page, '/', client);
  await screen.findByText('7700900111');
  await user.type(screen.getByLabelText(/^Mobile/), '7700900222');
  await user.type(screen.getByLabelText(/^OTP|^Code/), '123456');
  await user.type(screen.getByLabelText(/^Current password/i), 'a long password 12');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent('ChangeMyMobile')).toHaveLength(1));
  await screen.findByText('7700900222');
});
