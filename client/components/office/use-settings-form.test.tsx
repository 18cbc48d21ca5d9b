import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answer, showScreen } from '../../testing/screen.tsx';
import { FormTextField } from '../form/form-text-field.tsx';
import { hasUnsavedChanges } from '../form/use-unsaved-warning.ts';
import { useSettingsForm } from './use-settings-form.ts';

const rules = z.object({ name: z.string() });

interface Settings {
  version: number;
  name: string;
}

/** A page of settings, and what stands on the server: `saved` has the versions that saves were based on. */
function Page({ server, saved }: { server: Settings; saved: number[] }) {
  const [item, setItem] = useState({ ...server });
  const { form, onSubmit } = useSettingsForm({
    item,
    loadRules: async () => rules,
    valuesOf: ({ name }) => ({ name }),
    async save({ name }, version) {
      saved.push(version);
      if (version !== server.version) throw new Error('Somebody was first');
      // As the server trims it.
      Object.assign(server, { name: name.trim(), version: version + 1 });
    },
    reload: async () => setItem({ ...server }),
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit}>
        <FormTextField name="name" label="Name" />
        <button type="submit">Save</button>
        <button type="button" onClick={() => setItem({ ...server })}>
          Look again
        </button>
      </form>
    </FormProvider>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Name');

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

  it('[DATA-5] shows after a save of one’s own what somebody else saves later', async () => {
    const { server, user, save } = await open();
    await save('!');
    Object.assign(server, { version: 3, name: 'Temple' });
    await user.click(screen.getByText('Look again'));
    await waitFor(() => expect(field().value).toBe('Temple'));
  });
});
