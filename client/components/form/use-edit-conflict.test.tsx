import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { held } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { useEditConflict } from './use-edit-conflict.ts';

interface Item {
  version: number;
  name: string;
  /** By somebody else, and no field of the form. */
  place: string;
}

const valuesOf = ({ name }: Item) => ({ name });

interface FormProps {
  item: Item | undefined;
  saved: (number | undefined)[];
  /** What the server says to a save. */
  answer: () => Promise<unknown>;
}

function Form({ item, saved, answer }: FormProps) {
  const form = useForm({ defaultValues: { name: item?.name ?? '' } });
  const hasChanges = form.formState.isDirty;
  const { saveVersion, conflict } = useEditConflict(form, {
    item,
    valuesOf,
    emptyValues: () => ({ name: '' }),
    hasChanges,
  });
  return (
    <>
      <input aria-label="Name" {...form.register('name')} />
      {form.formState.errors.root && <p role="alert">{form.formState.errors.root.message}</p>}
      <button type="button" onClick={() => form.setError('root', { message: 'Somebody was first' })}>
        Refuse
      </button>
      <button
        type="button"
        onClick={() =>
          saveVersion((version) => {
            saved.push(version);
            return answer();
          })
        }
      >
        Save
      </button>
      {conflict && (
        <>
          <button type="button" onClick={conflict.keepMine}>
            Keep mine
          </button>
          <button type="button" onClick={conflict.loadTheirs}>
            Load theirs
          </button>
        </>
      )}
    </>
  );
}

/** A form that is open while somebody else saves. */
async function open(answer: FormProps['answer'] = async () => undefined) {
  const saved: (number | undefined)[] = [];
  const item = { version: 1, name: 'Picnic', place: 'Hall' };
  const { user, show } = await showScreen(<Form item={item} saved={saved} answer={answer} />);
  const field = () => screen.getByLabelText<HTMLInputElement>('Name');
  return {
    user,
    saved,
    field,
    type: () => user.type(field(), ' in June'),
    comes: (changes: Partial<Item>) =>
      show(<Form item={{ ...item, version: 2, ...changes }} saved={saved} answer={answer} />),
    goes: () => show(<Form item={undefined} saved={saved} answer={answer} />),
  };
}

describe('useEditConflict', () => {
  it('[DATA-5] takes a newer version with the same values in silence: the next save is based on it', async () => {
    const { user, saved, field, type, comes } = await open();
    await type();
    await comes({ place: 'Garden' });
    expect(screen.queryByText('Keep mine')).toBeNull();
    expect(field().value).toBe('Picnic in June');
    await user.click(screen.getByText('Save'));
    expect(saved).toEqual([2]);
  });

  it('[DATA-5] shows what somebody else has saved where nothing was typed', async () => {
    const { user, saved, field, comes } = await open();
    await comes({ name: 'Outing' });
    await waitFor(() => expect(field().value).toBe('Outing'));
    await user.click(screen.getByText('Save'));
    expect(saved).toEqual([2]);
  });

  it('[DATA-5] saves on the version that it was filled from until one is chosen, so that theirs is not lost', async () => {
    const { user, saved, type, comes } = await open();
    await type();
    await comes({ name: 'Outing' });
    await user.click(screen.getByText('Save'));
    expect(saved).toEqual([1]);
  });

  it('[DATA-5] leaves what was typed until one is chosen: mine is saved over theirs', async () => {
    const { user, saved, field, type, comes } = await open();
    await type();
    await comes({ name: 'Outing' });
    expect(field().value).toBe('Picnic in June');
    await user.click(screen.getByText('Keep mine'));
    expect(screen.queryByText('Keep mine')).toBeNull();
    await user.click(screen.getByText('Save'));
    expect([field().value, saved]).toEqual(['Picnic in June', [2]]);
  });

  it('[DATA-5] says no more why it was refused once a version is chosen', async () => {
    const { user, type, comes } = await open();
    await type();
    await user.click(screen.getByText('Refuse'));
    expect(screen.getByRole('alert').textContent).toBe('Somebody was first');
    await comes({ name: 'Outing' });
    await user.click(screen.getByText('Keep mine'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[DATA-5] leaves what was typed until one is chosen: theirs takes its place', async () => {
    const { user, saved, field, type, comes } = await open();
    await type();
    await comes({ name: 'Outing' });
    await user.click(screen.getByText('Load theirs'));
    await waitFor(() => expect(field().value).toBe('Outing'));
    await user.click(screen.getByText('Save'));
    expect(saved).toEqual([2]);
  });

  it('[DATA-5] takes one’s own save for nobody else’s that is read before its answer has come', async () => {
    const late = held();
    const { user, saved, type, comes } = await open(late.answer);
    await type();
    await user.click(screen.getByText('Save'));
    await comes({ name: 'Picnic in June' });
    expect(screen.queryByText('Keep mine')).toBeNull();
    late.give(undefined);
    await waitFor(async () => {
      await user.click(screen.getByText('Save'));
      expect(saved.at(-1)).toBe(2);
    });
  });

  it('[DATA-5] offers to add anew what others have removed, which no version could save', async () => {
    const { user, saved, field, type, goes } = await open();
    await type();
    await goes();
    await user.click(screen.getByText('Keep mine'));
    expect(field().value).toBe('Picnic in June');
    await user.click(screen.getByText('Save'));
    expect(saved).toEqual([undefined]);
  });

  it('[DATA-5] is empty once others have removed what was not touched', async () => {
    const { field, goes } = await open();
    await goes();
    await waitFor(() => expect(field().value).toBe(''));
  });
});
