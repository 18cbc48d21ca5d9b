import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, showScreen } from '../../testing/screen.tsx';
import { hasUnsavedChanges } from '../form/use-unsaved-warning.ts';
import { formOf, NEWER, NOTICE, refusal, save, saved, sentBy, title } from './content-form-fixtures.tsx';

afterEach(() => localStorage.clear());

describe('ContentForm', () => {
  it('[D34] saves, reports it, and returns to the list, with the row marked', async () => {
    const change = vi.fn(saved);
    const { user, go } = await showScreen(formOf({ save: change }));
    await user.type(title(), ' in June');
    expect(hasUnsavedChanges()).toBe(true);
    expect(Object.keys(localStorage)).toHaveLength(1);
    await user.click(save());
    await answer(user, 'Updated successfully.');
    expect(sentBy(change)).toMatchObject({ id: 7, version: 1, name: 'Picnic in June', removeFile: false });
    // What is saved is not offered as typed and lost.
    expect(Object.keys(localStorage)).toEqual([]);
    await waitFor(() =>
      expect(go).toHaveBeenCalledWith('/admin-dashboard', {
        state: { saved: { section: 'notices', id: 7 } },
      }),
    );
  });

  it.each(['PUBLISHED', 'DRAFT', 'HIDDEN'] as const)(
    'Enter saves an item that is %s without changing who sees it',
    async (state) => {
      const change = vi.fn(saved);
      const visibility = { state, heldLanguages: [], unneededLanguages: [] };
      const { user } = await showScreen(formOf({ save: change, visibility }));
      await user.type(title(), ' in June{Enter}');
      await answer(user, 'Updated successfully.');
      expect(sentBy(change).visibility.state).toBe(state);
    },
  );

  it('shows a failed rule below its field, focuses the field, and sends nothing', async () => {
    const change = vi.fn(saved);
    const { user } = await showScreen(formOf({ save: change }));
    await user.clear(title());
    await user.click(save());
    const dialog = await screen.findByRole('alertdialog');
    await answer(user, dialog.querySelector('p')!.textContent!);
    await waitFor(() => expect(document.activeElement).toBe(title()));
    expect(title().getAttribute('aria-invalid')).toBe('true');
    expect(change).not.toHaveBeenCalled();
  });

  it('shows a refusal of the server below its field, and keeps the input', async () => {
    const refused = refusal({ code: 'BAD_USER_INPUT', messageKey: 'textTooLong', field: 'name' });
    const { user, go } = await showScreen(formOf({ save: () => Promise.reject(refused) }));
    await user.type(title(), ' in June');
    await user.click(save());
    const dialog = await screen.findByRole('alertdialog');
    await answer(user, dialog.querySelector('p')!.textContent!);
    expect(title().getAttribute('aria-invalid')).toBe('true');
    expect(title()).toHaveProperty('value', 'Picnic in June');
    expect(hasUnsavedChanges()).toBe(true);
    expect(go).not.toHaveBeenCalled();
  });

  it('[DATA-5] offers both choices if somebody else saved first; keeping mine overwrites theirs', async () => {
    const change = vi.fn(saved);
    change.mockRejectedValueOnce(refusal({ code: 'CONFLICT', messageKey: 'versionConflict' }));
    const reload = vi.fn(async () => undefined);
    const form = { save: change, reload };
    const { user, show } = await showScreen(formOf(form));
    await user.type(title(), ' in June');
    await user.click(save());
    const dialog = await screen.findByRole('alertdialog');
    await answer(user, dialog.querySelector('p')!.textContent!);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    show(formOf({ ...form, item: NEWER }));
    expect(screen.getByRole('button', { name: 'Load their version' })).toBeDefined();
    expect(title()).toHaveProperty('value', 'Picnic in June');
    await user.click(screen.getByRole('button', { name: 'Keep what I typed' }));
    await user.click(save());
    await waitFor(() => expect(sentBy(change, 1)).toMatchObject({ version: 2, name: 'Picnic in June' }));
  });

  it('[DATA-5] loads their version when that is chosen', async () => {
    const { user, show } = await showScreen(formOf({}));
    await user.type(title(), ' in June');
    show(formOf({ item: NEWER }));
    await user.click(screen.getByRole('button', { name: 'Load their version' }));
    expect(title()).toHaveProperty('value', 'Picnic, moved');
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('[DATA-5] does not send a picture that was chosen before their version was loaded instead', async () => {
    const change = vi.fn(saved);
    const { user, show } = await showScreen(formOf({ save: change }));
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    await user.upload(input, new File(['x'], 'park.png', { type: 'image/png' }));
    await user.type(title(), ' in June');
    show(formOf({ save: change, item: NEWER }));
    await user.click(screen.getByRole('button', { name: 'Load their version' }));
    await user.type(title(), '!');
    await user.click(save());
    await answer(user, 'Updated successfully.');
    expect(change.mock.calls[0]).toMatchObject([{ variables: { file: undefined } }]);
  });

  it('shows a newer version at once if there is no unsaved input', async () => {
    const { show } = await showScreen(formOf({}));
    show(formOf({ item: NEWER }));
    expect(title()).toHaveProperty('value', 'Picnic, moved');
    expect(screen.queryByRole('button', { name: 'Load their version' })).toBeNull();
  });

  it('shows the refusal of a wrong type of file at its button, and sends nothing', async () => {
    const change = vi.fn(saved);
    const { user } = await showScreen(formOf({ save: change }));
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    input.accept = '';
    await user.upload(input, new File(['%PDF'], 'programme.pdf', { type: 'application/pdf' }));
    await user.click(save());
    const dialog = await screen.findByRole('alertdialog');
    await answer(user, dialog.querySelector('p')!.textContent!);
    expect(screen.getByRole('alert').textContent).toMatch(/only/i);
    expect(change).not.toHaveBeenCalled();
  });

  it('counts a stored picture that is to go as a change that would be lost', async () => {
    const { user } = await showScreen(formOf({ item: { ...NOTICE, file: { url: '/DailyEvantImg/a.jpg' } } }));
    expect(hasUnsavedChanges()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(hasUnsavedChanges()).toBe(true);
  });
});
