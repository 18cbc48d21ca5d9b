import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CONFLICT, held, refusal } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { PATHS } from '../page/paths.ts';
import { LostSession } from '../page/session-ended.tsx';
import { FormTextField } from './form-text-field.tsx';
import { useDialogForm } from './use-dialog-form.ts';
import { hasUnsavedChanges } from './use-unsaved-warning.ts';

const hallRules = z.object({ name: z.string().min(1, 'nameRequired'), reason: z.string() });
const rules = async () => hallRules;

interface Hall {
  version: number;
  name: string;
}

interface HallDialogProps {
  hall?: Hall;
  save: (values: z.output<typeof hallRules>, version?: number) => Promise<unknown>;
  onClose?: () => void;
  loadRules?: typeof rules;
}

function HallDialog({
  hall = { version: 1, name: 'Main hall' },
  save,
  onClose = () => undefined,
  loadRules = rules,
}: HallDialogProps) {
  const dialog = useDialogForm({
    rules: loadRules,
    values: { name: hall.name, reason: '' },
    edited: { item: hall, valuesOf: ({ name }) => ({ name }), besides: ['reason'] },
    save,
    told: 'The hall is saved.',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Change the hall">
      <FormTextField name="name" label="Name" />
      <FormTextField name="reason" label="Reason" />
    </FormDialog>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => screen.getByRole('button', { name: /^(Save|Saving…)$/ });

function ClosingDialog() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? <VoidDialog onClose={() => setIsOpen(false)} /> : <p>The page</p>;
}

function VoidDialog({ onClose }: { onClose: () => void }) {
  const save = async () => {
    throw refusal({ ...CONFLICT, messageKey: 'changedByAnother' });
  };
  const values = { name: 'Main hall', reason: '' };
  const dialog = useDialogForm({ rules, values, save, onConflict: onClose, onClose });
  return (
    <FormDialog {...dialog} title="Void">
      <FormTextField name="reason" label="Reason" />
    </FormDialog>
  );
}

describe('useDialogForm', () => {
  it('says why, once it has closed because somebody else was first', async () => {
    const { user } = await showScreen(<ClosingDialog />);
    await user.click(press());
    await answer(user, /^Another person has changed this/);
    expect(screen.getByText('The page')).toBeTruthy();
  });

  it('saves what was typed in the version that was seen, closes, and says so', async () => {
    const save = vi.fn(async () => undefined);
    const onClose = vi.fn();
    const { user } = await showScreen(<HallDialog save={save} onClose={onClose} />);
    expect(hasUnsavedChanges()).toBe(false);
    await user.type(field('Name'), '!');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(press());
    await answer(user, 'The hall is saved.');
    expect(save).toHaveBeenCalledWith({ name: 'Main hall!', reason: '' }, 1, {
      version: 1,
      name: 'Main hall',
    });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is busy while it is saved, and sends once what is pressed twice', async () => {
    const late = held();
    const save = vi.fn(() => late.answer());
    const { user } = await showScreen(<HallDialog save={save} />);
    await user.click(press());
    await waitFor(() => expect(press().textContent).toBe('Saving…'));
    await user.click(press());
    await user.type(field('Name'), '{Enter}');
    // It is busy from the press on, and saves once its rules are there.
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save).toHaveBeenCalledOnce();
    late.give(undefined);
    await answer(user, 'The hall is saved.');
  });

  it('is busy from the press on, while what checks it is still fetched', async () => {
    const late = held();
    const save = vi.fn(async () => undefined);
    const { user } = await showScreen(
      <HallDialog save={save} loadRules={late.answer as unknown as typeof rules} />,
    );
    await user.click(press());
    await waitFor(() => expect(press().textContent).toBe('Saving…'));
    expect(save).not.toHaveBeenCalled();
    late.give(hallRules);
    await answer(user, 'The hall is saved.');
    expect(save).toHaveBeenCalledOnce();
  });

  it('adds what is not there yet', async () => {
    const save = vi.fn(async () => undefined);
    function AddDialog() {
      const dialog = useDialogForm({
        ...{ rules, values: { name: '', reason: '' }, save, told: 'The hall is added.' },
        onClose: () => undefined,
      });
      return (
        <FormDialog {...dialog} title="Add a hall">
          <FormTextField name="name" label="Name" />
        </FormDialog>
      );
    }
    const { user } = await showScreen(<AddDialog />);
    await user.type(field('Name'), 'Garden');
    await user.click(press());
    await answer(user, 'The hall is added.');
    expect(save).toHaveBeenCalledWith({ name: 'Garden', reason: '' }, undefined, undefined);
  });

  it('shows a refusal below the field that it names, keeps what was typed, and can be pressed again', async () => {
    const onClose = vi.fn();
    const save = vi.fn(async () => {
      throw refusal({ code: 'BAD_USER_INPUT', messageKey: 'contentTitleRequired', field: 'name' });
    });
    const { user } = await showScreen(<HallDialog save={save} onClose={onClose} />);
    await user.type(field('Name'), '!');
    await user.click(press());
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(field('Name').value).toBe('Main hall!');
    expect(field('Name').getAttribute('aria-describedby')).toMatch(/-error/);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(press());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  });

  it('has the way back in itself when the session has ended, until one is signed in again', async () => {
    const save = async () => {
      throw refusal({ code: 'UNAUTHENTICATED', messageKey: 'signInRequired' });
    };
    const page = (isLost: boolean) => (
      <LostSession isLost={isLost} signInAt={PATHS.login}>
        <HallDialog save={save} />
      </LostSession>
    );
    const { user, show } = await showScreen(page(false));
    await user.click(press());
    await screen.findByText('Sign in to more details.');
    show(page(true));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'Sign in in a new tab' })).toHaveProperty('target', '_blank');
    expect(dialog.queryByText('Sign in to more details.')).toBeNull();
    show(page(false));
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('[DATA-5] offers the choice when somebody else was first; what stands beside it stays, and is not lost unasked', async () => {
    let refuses = true;
    const save = vi.fn();
    function Page() {
      const [hall, setHall] = useState({ version: 1, name: 'Main hall' });
      return (
        <HallDialog
          hall={hall}
          save={async (values, version) => {
            save(values.name, version);
            if (!refuses) return;
            setHall({ version: 2, name: 'Great hall' });
            throw refusal({ ...CONFLICT, messageKey: 'changedByAnother' });
          }}
        />
      );
    }
    const { user } = await showScreen(<Page />);
    await user.type(field('Reason'), 'A typo');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(press());
    await user.click(await screen.findByText('Load their version'));
    expect(field('Name').value).toBe('Great hall');
    expect(field('Reason').value).toBe('A typo');
    expect(hasUnsavedChanges()).toBe(true);
    refuses = false;
    await user.click(press());
    await waitFor(() => expect(save).toHaveBeenLastCalledWith('Great hall', 2));
    await answer(user, 'The hall is saved.');
  });
});
