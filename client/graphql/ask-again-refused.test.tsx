import { gql } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, CONFLICT, held, refusal, settled } from '../testing/answers.ts';
import { showScreen } from '../testing/screen.tsx';
import { askAgain } from './ask-again.ts';

const NOTICES = gql`
  query Notices {
    notices
  }
`;
const SAVE = gql`
  mutation SaveNotice {
    saveNotice
  }
`;
const REMOVE = gql`
  mutation RemoveNotice {
    removeNotice
  }
`;

function Page() {
  const { data } = useQuery<{ notices: number }>(NOTICES);
  const [save] = useMutation(SAVE);
  const [remove] = useMutation(REMOVE);
  return (
    <>
      <p>{data?.notices} notices</p>
      <button type="button" onClick={() => save()}>
        Save
      </button>
      <button type="button" onClick={() => remove().catch(() => undefined)}>
        Remove
      </button>
    </>
  );
}

it('a write that is refused while another has succeeded does not keep the page from being asked again', async () => {
  const late = held();
  let notices = 1;
  const { client } = answering({
    Notices: () => ({ notices }),
    SaveNotice: () => {
      notices = 2;
      return { saveNotice: true };
    },
    RemoveNotice: late.answer,
  });
  const { user } = await showScreen(<Page />, '/', client);
  await screen.findByText('1 notices');
  await user.click(screen.getByText('Remove'));
  await user.click(screen.getByText('Save'));
  // Until the page would have been asked after the one alone.
  await settled();
  await screen.findByText('1 notices');
  late.refuse(refusal(CONFLICT));
  await waitFor(() => expect(screen.getByText('2 notices')).toBeDefined());
});

it('after a write that came too late, what only it changes is asked again, too', async () => {
  const SAVE_SETTINGS = gql`
    mutation SaveSiteSettings {
      saved
    }
  `;
  function Site() {
    const { data } = useQuery<{ siteSettings: string }>(gql`
      query Site {
        siteSettings
      }
    `);
    return <p>{data?.siteSettings}</p>;
  }
  let settings = 'Ours';
  const { client } = answering({
    Site: () => ({ siteSettings: settings }),
    SaveSiteSettings: () => {
      settings = 'Theirs';
      throw refusal(CONFLICT);
    },
  });
  await showScreen(<Site />, '/', client);
  await screen.findByText('Ours');
  await client.mutate({ mutation: SAVE_SETTINGS }).catch(() => undefined);
  await askAgain(client);
  await screen.findByText('Theirs');
});
