import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import type { OwnProfile } from './candidate-page-props.ts';
import { CorrectDialog } from './correct-dialog.tsx';

/** As the cache gives it, with the names of its types. */
const KOMAL = {
  __typename: 'CandidateOwnProfile',
  state: { __typename: 'CandidateStateType', confirmation: 'WAITING', isShown: false },
  version: 4,
  ...{ age: 29, photos: [], madeBy: 'Hansa Desai', signsIn: 'FAMILY', consent: true, profileForId: 3 },
  ...{ firstName: 'Komal', middleName: 'Dilipbhai', lastName: 'Desai', city: 'Leicester' },
  ...{ educationDescription: 'MPharm', occupationDescription: 'Pharmacist', aboutCandidate: 'I sing.' },
} as unknown as OwnProfile;

it('sends a correction with the profile as it was read, and nothing that the server does not take', async () => {
  const { client, sent } = answering({ CorrectCandidate: () => ({ correctCandidate: null }) });
  const dialog = (
    <CorrectDialog
      profile={KOMAL}
      options={[]}
      token="a-token"
      reload={async () => undefined}
      onDeleted={() => undefined}
      close={() => undefined}
    />
  );
  const { user } = await showScreen(dialog, '/', client);
  await user.clear(screen.getByLabelText(/^Town/));
  await user.type(screen.getByLabelText(/^Town/), 'Oadby');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('CorrectCandidate')).toHaveLength(1));
  const [{ token, input }] = sent('CorrectCandidate');
  expect(token).toBe('a-token');
  expect(input).toMatchObject({ version: 4, consent: true, firstName: 'Komal', city: 'Oadby' });
  const notTaken = ['__typename', 'state', 'age', 'photos', 'madeBy', 'signsIn'];
  expect(Object.keys(input).filter((name) => notTaken.includes(name))).toEqual([]);
});
