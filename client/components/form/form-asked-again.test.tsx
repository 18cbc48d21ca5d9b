import { gql } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { useEditConflict } from './use-edit-conflict.ts';

const NOTICE = gql`
  query Notice {
    notice {
      id
      version
      name
    }
  }
`;
const SAVE = gql`
  mutation SaveNotice {
    saveNotice
  }
`;

interface Item {
  version: number;
  name: string;
}

const valuesOf = ({ name }: Item) => ({ name });

function NoticeFields({ item }: { item: Item }) {
  const form = useForm({ defaultValues: valuesOf(item) });
  const { isDirty } = form.formState;
  const { conflict } = useEditConflict(form, { item, valuesOf, hasChanges: isDirty });
  return (
    <>
      <input aria-label="Name of it" {...form.register('name')} />
      {conflict && <p>{'Changed by another'}</p>}
    </>
  );
}

function NoticeForm() {
  const { data } = useQuery<{ notice: Item }>(NOTICE, { fetchPolicy: 'network-only' });
  return data && <NoticeFields item={data.notice} />;
}

function Saves() {
  const [save] = useMutation(SAVE);
  return (
    <button type="button" onClick={() => save()}>
      Save
    </button>
  );
}

it('a form whose item is asked again after a write keeps what somebody has typed', async () => {
  let version = 1;
  const { client, sent } = answering({
    Notice: () => ({ notice: { __typename: 'Notice', id: 5, version, name: `Diwali ${version}` } }),
    SaveNotice: () => {
      version += 1;
      return { saveNotice: true };
    },
  });
  const { user } = await showScreen([<NoticeForm key="form" />, <Saves key="saves" />], '/', client);
  const field = await screen.findByLabelText('Name of it');
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(field).toHaveProperty('value', 'Diwali 2'));
  await user.type(field, ' in the hall');
  await user.click(screen.getByText('Save'));
  await screen.findByText('Changed by another');
  expect(sent('Notice')).toHaveLength(3);
  expect(field).toHaveProperty('value', 'Diwali 2 in the hall');
});
