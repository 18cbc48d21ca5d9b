import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { forgetAllDraftText, useDraft } from './draft-text.ts';
import { FormTextField } from './form-text-field.tsx';
import { hasUnsavedChanges } from './use-unsaved-warning.ts';

/** Takes the form off the screen as a link does. */
async function follow(show: (element: null) => void) {
  window.history.replaceState(null, '', '/elsewhere');
  await show(null);
}

function forgetAll() {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}

beforeEach(forgetAll);
afterEach(forgetAll);

const EMPTY = { name: '', amount: '', password: '', code: '', religion: '', caste: '', consent: '' };

function SignUp({ owner = 'sign-up' }: { owner?: string }) {
  const form = useForm({ defaultValues: EMPTY });
  const draft = useDraft(form, owner);
  return (
    <FormProvider {...form}>
      <form>
        {(Object.keys(EMPTY) as (keyof typeof EMPTY)[]).map((name) => (
          <FormTextField key={name} name={name} label={name} />
        ))}
        <button type="button" onClick={draft.forget}>
          Sent
        </button>
        <button
          type="button"
          onClick={() => form.reset({ ...EMPTY, amount: '5' }, { keepDirtyValues: true })}
        >
          Load theirs
        </button>
        <output>{form.formState.isDirty ? 'Changed' : 'As it was'}</output>
        <DraftNotice draft={draft} />
      </form>
    </FormProvider>
  );
}

const press = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('useDraft', () => {
  it('puts back what was typed after a reload, and asks before it is lost', async () => {
    const { user, show } = await showScreen(<SignUp />);
    await user.type(field('name'), 'Asha');
    show(null);
    expect(hasUnsavedChanges()).toBe(false);
    show(<SignUp />);
    expect(field('name').value).toBe('Asha');
    expect(hasUnsavedChanges()).toBe(true);
  });

  it('keeps it in this tab alone, and never a password or a code', async () => {
    const { user } = await showScreen(<SignUp />);
    for (const name of ['name', 'password', 'code']) await user.type(field(name), `my ${name}`);
    expect(localStorage).toHaveLength(0);
    expect(Object.keys(sessionStorage)).toEqual(['typed sign-up']);
    expect(JSON.parse(sessionStorage['typed sign-up']).values).toEqual({ name: 'my name' });
  });

  it('says that it is kept, also after a reload, until it is thrown away by one press', async () => {
    const { user, show } = await showScreen(<SignUp />);
    const isSaid = () => screen.queryByText(/stays in this tab until you send it/) !== null;
    await user.type(field('password'), 'secret');
    expect(isSaid()).toBe(false);
    await user.type(field('name'), 'Asha');
    expect(isSaid()).toBe(true);
    show(null);
    show(<SignUp />);
    expect(isSaid()).toBe(true);
    await user.click(press('Clear the form'));
    expect([isSaid(), field('name').value, sessionStorage.length]).toEqual([false, '', 0]);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('announces it in a place that is there from the first, and leads to the first field once it is cleared', async () => {
    const { user } = await showScreen(<SignUp />);
    const [, notice] = screen.getAllByRole('status');
    expect(notice?.textContent).toBe('');
    await user.type(field('amount'), '5');
    expect(notice?.textContent).toMatch(/stays in this tab/);
    await user.click(press('Clear the form'));
    expect(notice?.textContent).toBe('');
    expect(document.activeElement).toBe(field('name'));
  });

  it('promises nothing where the browser refuses to keep it', async () => {
    const refuse = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { length: 0, getItem: () => null, setItem: refuse, removeItem: refuse });
    const { user } = await showScreen(<SignUp />);
    await user.type(field('name'), 'Asha');
    vi.unstubAllGlobals();
    expect(screen.queryByText(/stays in this tab/)).toBeNull();
  });

  it('still keeps what was typed when newer data has changed what was not touched, and that alone', async () => {
    const { user } = await showScreen(<SignUp />);
    await user.type(field('name'), 'Asha');
    await user.click(press('Load theirs'));
    expect([field('name').value, field('amount').value]).toEqual(['Asha', '5']);
    expect(JSON.parse(sessionStorage['typed sign-up']).values).toEqual({ name: 'Asha' });
    expect(screen.queryByText(/stays in this tab/)).not.toBeNull();
  });

  it('says nothing more after it was sent', async () => {
    const { user } = await showScreen(<SignUp />);
    await user.type(field('name'), 'Asha');
    await user.click(press('Sent'));
    expect(screen.queryByText(/stays in this tab/)).toBeNull();
  });

  it('keeps neither religion nor caste, nor the consent to their use', async () => {
    const { user, show } = await showScreen(<SignUp owner="7 candidate" />);
    for (const name of ['name', 'religion', 'caste', 'consent']) await user.type(field(name), `my ${name}`);
    expect(JSON.parse(sessionStorage['typed 7 candidate']).values).toEqual({ name: 'my name' });
    show(null);
    show(<SignUp owner="7 candidate" />);
    expect(['name', 'religion', 'caste', 'consent'].map((name) => field(name).value)).toEqual([
      ...['my name', '', '', ''],
    ]);
  });

  it('keeps nothing while nothing but religion or caste was chosen', async () => {
    const { user } = await showScreen(<SignUp owner="7 candidate" />);
    await user.type(field('caste'), 'P');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['was sent', (user: UserEvent) => user.click(press('Sent'))],
    ['was given up by a sign-out', async () => forgetAllDraftText()],
  ])('forgets what %s', async (_how, end) => {
    const { user, show } = await showScreen(<SignUp />);
    await user.type(field('name'), 'Asha');
    await end(user);
    expect(sessionStorage).toHaveLength(0);
    show(null);
    show(<SignUp />);
    expect(field('name').value).toBe('');
  });

  it('forgets what is left on a question, and shows nothing in another form', async () => {
    const { user, show } = await showScreen(<SignUp />);
    await user.type(field('name'), 'Asha');
    show(<SignUp key="other" owner="registration" />);
    expect(field('name').value).toBe('');
    show(<SignUp />);
    expect(field('name').value).toBe('Asha');
    await follow(show);
    expect(sessionStorage).toHaveLength(0);
  });
});
