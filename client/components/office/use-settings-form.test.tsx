import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { held, settled } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { FormTextField } from '../form/form-text-field.tsx';
import { hasUnsavedChanges } from '../form/use-unsaved-warning.ts';
import { useSettingsForm } from './use-settings-form.ts';

const rules = z.object({ name: z.string(), places: z.object({ gu: z.string() }) });

interface Settings {
  version: number;
  name: string;
  place?: string;
  /** Until when a save takes. */
  until?: Promise<unknown>;
}

/** A page of settings, and what stands on the server: `saved` has the versions that saves were based on. */
function Page({ server, saved }: { server: Settings; saved: number[] }) {
  const [item, setItem] = useState({ ...server });
  const { form, onSubmit, isSaving } = useSettingsForm({
    item,
    loadRules: async () => rules,
    valuesOf: ({ name, place = '' }) => ({ name, places: { gu: place } }),
    async save({ name, places }, version) {
      saved.push(version);
      await server.until;
      if (version !== server.version) throw new Error('Somebody was first');
      // As the server trims it.
      Object.assign(server, { name: name.trim(), place: places.gu, version: version + 1 });
    },
    reload: async () => setItem({ ...server }),
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit}>
        <FormTextField name="name" label="Name" />
        <FormTextField name="places.gu" label="Place" />
        <button type="submit">{isSaving ? 'Saving' : 'Save'}</button>
        <button type="button" onClick={() => setItem({ ...server })}>
          Look again
        </button>
      </form>
    </FormProvider>
  );
}

const field = (label = 'Name') => screen.getByLabelText<HTMLInputElement>(label);

async function open() {
  const [server, saved]: [Settings, number[]] = [{ version: 1, name: 'Hall' }, []];
  const { user } = await showScreen(<Page server={server} saved={saved} />);
  const save = async (typed: string) => {
    await user.type(field(), typed);
    await user.click(screen.getByText('Save'));
    await answer(user, /updated/i);
  };
  return { server, saved, user, save };
}

describe('useSettingsForm', () => {
  it('stays where it is: what is saved twice is based on the first save, and shows what is stored', async () => {
    const { server, saved, save } = await open();
    await save(' of Kent ');
    await waitFor(() => expect(field().value).toBe('Hall of Kent'));
    expect(hasUnsavedChanges()).toBe(false);
    await save(' now');
    expect(saved).toEqual([1, 2]);
    expect(server.name).toBe('Hall of Kent now');
  });

  it('keeps what is typed into another field while it is being saved, and saves it with the next', async () => {
    const { server, saved, user, save } = await open();
    const late = held();
    server.until = late.answer();
    await user.type(field(), ' of Kent');
    await user.click(screen.getByText('Save'));
    await screen.findByText('Saving');
    await user.type(field('Place'), 'Maidstone');
    late.give(undefined);
    await answer(user, /updated/i);
    await settled();
    expect(field('Place').value).toBe('Maidstone');
    expect(hasUnsavedChanges()).toBe(true);
    await save('!');
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
    expect(saved).toEqual([1, 2]);
    expect(server).toMatchObject({ name: 'Hall of Kent!', place: 'Maidstone' });
  });

  it('[DATA-5] shows after a save of one’s own what somebody else saves later', async () => {
    const { server, user, save } = await open();
    await save('!');
    Object.assign(server, { version: 3, name: 'Temple' });
    await user.click(screen.getByText('Look again'));
    await waitFor(() => expect(field().value).toBe('Temple'));
  });
});
