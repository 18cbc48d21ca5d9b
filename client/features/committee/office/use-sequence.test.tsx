import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../components/form/use-unsaved-warning.ts';
import { answering, refusal } from '../../../testing/answers.ts';
import { answer, showScreen } from '../../../testing/screen.tsx';
import { useCommitteeOrderQuery } from './committee-order.generated.ts';
import { useSequence } from './use-sequence.ts';

const MEMBERS = [
  { id: 1, sequenceNumber: 10 },
  { id: 2, sequenceNumber: 20 },
];

function Sequence({ onDone }: { onDone: () => void }) {
  const { valueOf: numberOf, type, update, isSaving } = useSequence(onDone);
  // The list that is on the screen: it is asked for anew after a refusal.
  useCommitteeOrderQuery({});
  return (
    <>
      {MEMBERS.map((member) => (
        <input
          key={member.id}
          aria-label={`Number ${member.id}`}
          value={numberOf(member)}
          onChange={({ target }) => type(member, target.value)}
        />
      ))}
      <button type="button" onClick={update}>
        {isSaving ? 'Saving' : 'Update'}
      </button>
    </>
  );
}

const number = (id: number) => screen.getByLabelText<HTMLInputElement>(`Number ${id}`);

/** The list after somebody else has removed the first member. */
const listed = () => ({
  committeeOrder: [
    {
      __typename: 'CommitteePlace',
      ...MEMBERS[1],
      name: '',
      nameLanguage: 'en',
      designation: '',
      designationLanguage: 'en',
      tab: 'VISIBLE',
    },
  ],
});

describe('useSequence', () => {
  it('[D41] sends the rows that were changed, and not one that was changed back', async () => {
    const onDone = vi.fn();
    const { client, sent } = answering({
      UpdateCommitteeSequence: () => ({ updateCommitteeSequence: true }),
    });
    const { user } = await showScreen(<Sequence onDone={onDone} />, '/', client);
    await user.type(number(1), '5{Backspace}');
    expect(hasUnsavedChanges()).toBe(false);
    await user.type(number(2), '5');
    await user.click(screen.getByText('Update'));
    await answer(user, /\?$/);
    await answer(user, /./);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent('UpdateCommitteeSequence')).toEqual([{ members: [{ id: 2, sequenceNumber: 205 }] }]);
  });

  it('[D41] is done at once when nothing was changed, and sends nothing that is no number', async () => {
    const onDone = vi.fn();
    const { client, sent } = answering({});
    const { user } = await showScreen(<Sequence onDone={onDone} />, '/', client);
    await user.type(number(1), 'x');
    await user.click(screen.getByText('Update'));
    await answer(user, /./);
    expect(onDone).not.toHaveBeenCalled();
    await user.type(number(1), '{Backspace}');
    await user.click(screen.getByText('Update'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent('UpdateCommitteeSequence')).toHaveLength(0);
  });

  it('[D41] keeps what was typed when it is refused, but for who is gone, to be sent again', async () => {
    const { client, answers, sent } = answering({
      CommitteeOrder: listed,
      UpdateCommitteeSequence: () => {
        throw refusal({ code: 'NOT_FOUND', messageKey: 'recordNotFound' });
      },
    });
    const onDone = vi.fn();
    const { user } = await showScreen(<Sequence onDone={onDone} />, '/', client);
    await user.type(number(1), '5');
    await user.type(number(2), '5');
    await user.click(screen.getByText('Update'));
    await answer(user, /\?$/);
    await answer(user, /./);
    expect(number(1).value).toBe('10');
    expect(number(2).value).toBe('205');
    answers.UpdateCommitteeSequence = () => ({ updateCommitteeSequence: true });
    await user.click(screen.getByText('Update'));
    await answer(user, /\?$/);
    await answer(user, /./);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent('UpdateCommitteeSequence')[1]).toEqual({ members: [{ id: 2, sequenceNumber: 205 }] });
  });
});
