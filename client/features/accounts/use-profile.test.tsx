import { screen, waitFor } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { Role } from '../../../rules/permissions.ts';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { hasUnsavedChanges } from '../../components/form/use-unsaved-warning.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { answering, CONFLICT, held, refusal } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { type AccountFieldsFragment, useMyAccountQuery } from './my-account.generated.ts';
import { useProfile } from './use-profile.ts';

const ACCOUNT: AccountFieldsFragment = {
  version: 1,
  name: 'Asha',
  address: '1 High Street',
  postcode: 'LE1 1AA',
  isEmailProved: true,
  email: 'asha@example.org',
  sheri: '',
  mobile: '07700900123',
};

const VIEWER = {
  __typename: 'Viewer',
  role: Role.MAIN_USER,
  permissions: [],
  withheldRoles: [],
  userId: 7,
  memberId: 0,
  isCandidate: false,
  profileForId: 0,
  name: 'Asha',
  email: 'asha@example.org',
  mobile: '',
};

function Profile({ account = ACCOUNT }: { account?: AccountFieldsFragment }) {
  const { form, onSubmit, isBusy } = useProfile(account, { asksSheri: false, sheriLabel: '' });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit}>
        <FormTextField name="name" label="Name" />
        <FormTextField name="address" label="Address" />
        <FormTextField name="newPassword" label="New password" />
        <button type="submit">{isBusy ? 'Saving' : 'Save'}</button>
      </form>
    </FormProvider>
  );
}

/** The page, which asks for the account. */
function OwnProfile() {
  const account = useMyAccountQuery().data?.myAccount;
  return account && <Profile account={account} />;
}

/** As behind the guard of its page: who is signed in is known before the form is there. */
function SignedInProfile() {
  return useViewer().viewer.userId ? <Profile /> : null;
}

const signedInAs = (userId: number) =>
  answering({ Viewer: () => ({ viewer: { ...VIEWER, userId } }) }).client;

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('useProfile', () => {
  it('[DATA-5] newer data that comes while it is edited changes what was not touched, and nothing else', async () => {
    const { user, show } = await showScreen(<Profile />);
    await user.type(field('Name'), ' Mehta');
    show(<Profile account={{ ...ACCOUNT, version: 2, name: 'A.', address: '2 High Street' }} />);
    expect(field('Address').value).toBe('2 High Street');
    expect(field('Name').value).toBe('Asha Mehta');
    expect(hasUnsavedChanges()).toBe(true);
  });

  it('puts back what its owner has typed, and not what another account has typed in the same tab', async () => {
    const { user, show } = await showScreen(<SignedInProfile />, '/profile', signedInAs(7));
    await user.type(await screen.findByLabelText('Name'), ' Mehta');
    show(null);
    const other = await showScreen(<SignedInProfile />, '/profile', signedInAs(8));
    await screen.findByLabelText('Name');
    expect(field('Name').value).toBe('Asha');
    other.show(null);
    await showScreen(<SignedInProfile />, '/profile', signedInAs(7));
    await screen.findByLabelText('Name');
    expect(field('Name').value).toBe('Asha Mehta');
  });

  it('keeps what is typed while it is being saved, beside what the server has stored', async () => {
    const late = held();
    const { client } = answering({ Viewer: () => ({ viewer: VIEWER }), UpdateMyAccount: late.answer });
    const { user } = await showScreen(<Profile />, '/profile', client);
    await user.type(field('Name'), ' Mehta ');
    await user.click(screen.getByText('Save'));
    await answer(user, /\?$/);
    await screen.findByText('Saving');
    await user.type(field('Address'), ', Flat 2');
    late.give({ updateMyAccount: { __typename: 'Account', ...ACCOUNT, name: 'Asha Mehta', version: 2 } });
    await answer(user, /./);
    expect(field('Name').value).toBe('Asha Mehta');
    expect(field('Address').value).toBe('1 High Street, Flat 2');
    expect(hasUnsavedChanges()).toBe(true);
  });

  it('[DATA-5] keeps what was typed when somebody else was first, for the next try in the version that is there', async () => {
    const late = held();
    const stored = (change: object) => ({ __typename: 'Account', ...ACCOUNT, ...change });
    const { client, answers, sent } = answering({
      Viewer: () => ({ viewer: VIEWER }),
      MyAccount: () => ({ myAccount: stored({}) }),
      UpdateMyAccount: late.answer,
    });
    const { user } = await showScreen(<OwnProfile />, '/profile', client);
    await user.type(await screen.findByLabelText('Name'), ' Mehta');
    await user.click(screen.getByText('Save'));
    await answer(user, /\?$/);
    await screen.findByText('Saving');
    answers.MyAccount = () => ({ myAccount: stored({ version: 2, address: '2 High Street' }) });
    late.refuse(refusal(CONFLICT));
    await answer(user, /./);
    await waitFor(() => expect(field('Address').value).toBe('2 High Street'));
    expect(field('Name').value).toBe('Asha Mehta');
    answers.UpdateMyAccount = ({ input }) => ({ updateMyAccount: stored({ name: input.name, version: 3 }) });
    await user.click(screen.getByText('Save'));
    await answer(user, /\?$/);
    await answer(user, /./);
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
    expect(sent('UpdateMyAccount').map(({ input }) => [input.version, input.name, input.address])).toEqual([
      [1, 'Asha Mehta', '1 High Street'],
      [2, 'Asha Mehta', '2 High Street'],
    ]);
  });
});
