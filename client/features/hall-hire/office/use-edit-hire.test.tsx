import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { ConflictHelp } from '../../../components/form/conflict-help.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { hasUnsavedChanges } from '../../../components/form/use-unsaved-warning.ts';
import { PATHS } from '../../../components/page/paths.ts';
import { answering, CONFLICT, refusal } from '../../../testing/answers.ts';
import { answer, showScreen } from '../../../testing/screen.tsx';
import { HIRE } from '../hire-fixtures.ts';
import { requestEntry } from './calendar/calendar-entry.ts';
import { useEditHire } from './use-edit-hire.ts';

const ROOMS = new Map([[1, 'Main hall']]);

/** The page of a hire, which somebody else has given another purpose by the time it is loaded again. */
function EditHire() {
  const [hire, setHire] = useState(HIRE);
  const { form, onSubmit, conflict, moves } = useEditHire(hire, ROOMS, async () =>
    setHire({ ...HIRE, version: 2, purpose: 'Party' }),
  );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit}>
        <FormTextField name="name" label="Name" />
        <FormTextField name="purpose" label="Purpose" />
        <ConflictHelp conflict={conflict} />
        <button type="submit">Send</button>
        {moves.refused?.clashes.map(({ name }) => (
          <p key={name}>In the way: {name}</p>
        ))}
      </form>
    </FormProvider>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('useEditHire', () => {
  it('[DATA-5] after somebody else was first one chooses, and can then save what was typed', async () => {
    const { client, answers, sent } = answering({
      SaveHire: () => {
        throw refusal(CONFLICT);
      },
    });
    const { user, go } = await showScreen(<EditHire />, '/', client);
    await user.type(field('Name'), ' Mehta');
    await user.click(screen.getByText('Send'));
    await answer(user, /./);
    await user.click(await screen.findByText('Keep what I typed'));
    expect(field('Name').value).toBe('Asha Mehta');
    answers.SaveHire = () => ({ saveHire: { __typename: 'Hire', ...HIRE, version: 3 } });
    await user.click(screen.getByText('Send'));
    await answer(user, /./);
    await waitFor(() => expect(go).toHaveBeenCalledWith(`${PATHS.officeHall}?day=2099-06-01`));
    expect(hasUnsavedChanges()).toBe(false);
    expect(sent('SaveHire').map(({ input }) => [input.version, input.name])).toEqual([
      [1, 'Asha Mehta'],
      [2, 'Asha Mehta'],
    ]);
    // What the form was not asked about is as it was, as what the hirer is written to in.
    expect(sent('SaveHire')[1]!.input).toMatchObject({ letterLanguage: HIRE.letterLanguage, roomIds: [1] });
  });

  it('[CAL-1] a refusal because a room is taken says by what, and what was typed stays', async () => {
    const { client, sent } = answering({
      SaveHire: () => {
        throw refusal({ code: 'CONFLICT', messageKey: 'hallTaken' });
      },
      SlotClashes: () => ({
        slotClashes: {
          __typename: 'SlotClashes',
          requests: [],
          clashes: [
            {
              __typename: 'HallOccupancy',
              ...requestEntry(HIRE),
              ...{ kind: 'EVENT', isRequest: false, hireId: null, eventId: 7, name: 'Navratri Garba' },
            },
          ],
          free: [],
        },
      }),
    });
    const { user } = await showScreen(<EditHire />, '/', client);
    await user.type(field('Name'), ' Mehta');
    await user.click(screen.getByText('Send'));
    expect(await screen.findByText('In the way: Navratri Garba')).toBeTruthy();
    expect(field('Name').value).toBe('Asha Mehta');
    expect(sent('SlotClashes')[0]).toMatchObject({
      hireId: 5,
      slot: { date: '2099-06-01', from: '10:00', to: '14:30', roomIds: [1] },
    });
    // That is all that is said: the form can be sent again at once.
    await user.click(screen.getByText('Send'));
    await waitFor(() => expect(sent('SaveHire')).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
