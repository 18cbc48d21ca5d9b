import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { answer, showScreen } from '../../testing/screen.tsx';
import { FormTextField } from '../form/form-text-field.tsx';
import { useEditConflict } from '../form/use-edit-conflict.ts';
import { useRulesForm } from '../form/use-rules-form.ts';
import { hasUnsavedChanges } from '../form/use-unsaved-warning.ts';
import { FormDialog } from './form-dialog.tsx';

const rules = z.object({ name: z.string().min(1, 'nameRequired') });
const loadRules = async () => rules;

interface Item {
  version: number;
  name: string;
}

interface ItemDialogProps {
  item: Item;
  isBusy?: boolean;
  save?: (name: string, version?: number) => Promise<unknown>;
  onClose: () => void;
}

function ItemDialog({ item, isBusy = false, save = async () => undefined, onClose }: ItemDialogProps) {
  const { form, submit } = useRulesForm(loadRules, { name: item.name });
  const { isDirty } = form.formState;
  const { saveVersion, conflict } = useEditConflict(form, {
    item,
    valuesOf: ({ name }) => ({ name }),
    hasChanges: isDirty,
  });
  return (
    <FormDialog
      form={form}
      title="Change the hall"
      isDirty={isDirty}
      isBusy={isBusy}
      conflict={conflict}
      onSubmit={submit(({ name }) => saveVersion((version) => save(name, version)))}
      onClose={onClose}
    >
      <FormTextField name="name" label="Name" />
    </FormDialog>
  );
}

const HALL: Item = { version: 1, name: 'Main hall' };
const UNSAVED = /^Your changes are not saved\./;
const paper = () => document.querySelector<HTMLElement>('.MuiDialog-paper')!;
const nameField = () => screen.getByRole('textbox', { name: 'Name' });

const WAYS_OUT: [string, (user: UserEvent) => Promise<void>][] = [
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['a click outside', (user) => user.click(document.querySelector('.MuiDialog-container')!)],
  [
    'Cancel',
    (user) => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' })),
  ],
];

describe.each(WAYS_OUT)('leaving a FormDialog by %s', (_way, leave) => {
  it('closes at once without unsaved input', async () => {
    const onClose = vi.fn();
    const { user } = await showScreen(<ItemDialog item={HALL} onClose={onClose} />);
    await user.click(nameField());
    await leave(user);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before unsaved input is lost, and keeps it on Cancel', async () => {
    const onClose = vi.fn();
    const { user } = await showScreen(<ItemDialog item={HALL} onClose={onClose} />);
    await user.type(nameField(), ' above');
    await leave(user);
    // The question stands alone.
    await screen.findByRole('alertdialog');
    expect(paper().style.opacity).toBe('0');
    await answer(user, UNSAVED, 'Cancel');
    await waitFor(() => expect(paper().style.opacity).toBe(''));
    expect(onClose).not.toHaveBeenCalled();
    expect(nameField()).toHaveProperty('value', 'Main hall above');
    await leave(user);
    await answer(user, UNSAVED);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('asks only once, even if repeated', async () => {
    const { user } = await showScreen(<ItemDialog item={HALL} onClose={vi.fn()} />);
    await user.type(nameField(), ' above');
    await leave(user);
    await leave(user);
    await answer(user, UNSAVED, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('does nothing while it is being saved', async () => {
    const onClose = vi.fn();
    const { user, show } = await showScreen(<ItemDialog item={HALL} onClose={onClose} />);
    await user.type(nameField(), ' above');
    show(<ItemDialog item={HALL} isBusy onClose={onClose} />);
    await leave(user).catch(() => undefined);
    await user.click(nameField());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Saving…' }).getAttribute('aria-disabled')).toBe('true');
  });
});

/** A page's form that was refused, with a dialog that holds what is chosen by itself. */
function RefusedPage() {
  const form = useForm({ errors: { root: { message: 'The page was refused' } as never } });
  return (
    <FormProvider {...form}>
      <FormDialog title="Choose" isDirty={false} isBusy={false} onSubmit={vi.fn()} onClose={vi.fn()}>
        Nothing
      </FormDialog>
    </FormProvider>
  );
}

describe('FormDialog', () => {
  it('does not say what is wrong with the form of the page below', async () => {
    await showScreen(<RefusedPage />);
    expect(screen.getByRole('dialog').textContent).not.toContain('The page was refused');
  });

  it('makes links ask, too, while there is unsaved input', async () => {
    const { user } = await showScreen(<ItemDialog item={HALL} onClose={vi.fn()} />);
    expect(hasUnsavedChanges()).toBe(false);
    await user.type(nameField(), '!');
    expect(hasUnsavedChanges()).toBe(true);
  });

  it('[DATA-5] saves the version it was opened with, even if a newer one arrives', async () => {
    const save = vi.fn(async () => undefined);
    const { user, show } = await showScreen(<ItemDialog item={HALL} save={save} onClose={vi.fn()} />);
    await user.type(nameField(), ' above');
    show(<ItemDialog item={{ version: 2, name: 'Great hall' }} save={save} onClose={vi.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith('Main hall above', 1));
  });

  it('[DATA-5] offers both choices if somebody else saved first', async () => {
    const save = vi.fn(async () => undefined);
    const { user, show } = await showScreen(<ItemDialog item={HALL} save={save} onClose={vi.fn()} />);
    await user.type(nameField(), ' above');
    const newer = <ItemDialog item={{ version: 2, name: 'Great hall' }} save={save} onClose={vi.fn()} />;
    show(newer);
    await user.click(screen.getByRole('button', { name: 'Keep what I typed' }));
    expect(screen.queryByRole('button', { name: 'Keep what I typed' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith('Main hall above', 2));
  });

  it('[DATA-5] loads their version when that is chosen', async () => {
    const { user, show } = await showScreen(<ItemDialog item={HALL} onClose={vi.fn()} />);
    await user.type(nameField(), ' above');
    show(<ItemDialog item={{ version: 2, name: 'Great hall' }} onClose={vi.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Load their version' }));
    expect(nameField()).toHaveProperty('value', 'Great hall');
    expect(hasUnsavedChanges()).toBe(false);
  });
});
