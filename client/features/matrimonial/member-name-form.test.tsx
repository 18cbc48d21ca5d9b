import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, held, settled } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { MemberNameForm } from './member-name-form.tsx';

const NAME = gql`
  query Name {
    name
  }
`;

/** As on the page: with another name it is another form. */
function Form() {
  const name = useQuery<{ name: string }>(NAME).data?.name;
  return name ? <MemberNameForm key={name} name={name} /> : null;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

it('never shows the name from before once another is saved', async () => {
  const { client, answers, sent } = answering({
    Name: () => ({ name: 'Asha' }),
    RenameMyMembership: () => ({ renameMyMembership: true }),
  });
  const { user } = await showScreen(<Form />, '/', client);
  await user.type(await screen.findByRole('textbox'), ' Mehta');
  const late = held();
  answers.Name = late.answer;
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent('Name')).toHaveLength(2));
  await settled();
  expect(field().value).toBe('Asha Mehta');
  late.give({ name: 'Asha Mehta' });
  await answer(user, /./);
  expect(field().value).toBe('Asha Mehta');
  expect(sessionStorage).toHaveLength(0);
});
