// @vitest-environment happy-dom
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noticeRules } from '../../../rules/content.ts';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { hasUnsavedChanges } from '../form/use-unsaved-warning.ts';
import { type ContentKind, PICTURE_UPLOAD } from '../list/content-kind.ts';
import { ContentForm } from './content-form.tsx';
import type { EditableItem } from './use-content-form.ts';

const KIND: ContentKind<typeof noticeRules> = {
  loadRules: async () => noticeRules,
  fields: [
    { name: 'name', label: 'content.title', required: true },
    { name: 'description', label: 'content.description', required: true, rows: 5 },
    { name: 'nameGujarati', label: 'content.titleGujarati', gujarati: true },
  ],
  uploads: [PICTURE_UPLOAD],
  pictureSize: { width: 400, height: 300 },
};

type Notice = EditableItem<typeof noticeRules>;

const NOTICE: Notice = {
  id: 7,
  version: 1,
  name: 'Picnic',
  nameGujarati: null,
  description: 'In the park, whatever the weather may be on the day itself, with food for all.',
  fileType: ContentFileType.IMAGE,
  file: null,
};

const title = () => screen.getByRole('textbox', { name: 'Title' });
const save = () => screen.getByRole('button', { name: 'Save' });

function refusal(extensions: object) {
  return new CombinedGraphQLErrors({ errors: [{ message: 'Refused', extensions: { ...extensions } }] });
}

interface Form {
  item?: Notice;
  save?: (change: { variables: object }) => Promise<{ data?: object | null }>;
  reload?: () => Promise<unknown>;
}

const saved = async () => ({ data: { saveNotice: { id: 7 } } });

function formOf({ item = NOTICE, save = saved, reload = async () => undefined }: Form) {
  return (
    <ContentForm
      kind={KIND}
      item={item}
      save={save}
      reload={reload}
      backTo="/admin-dashboard"
      section="notices"
    />
  );
}

/** The first thing that was sent. */
const sentBy = (mock: ReturnType<typeof vi.fn>, call = 0) => mock.mock.calls[call]?.[0].variables.input;

describe('the form of content', () => {
  it('[D34] saves, says so, and leads back to the list with the row', async () => {
    const change = vi.fn(saved);
    const { user, go } = await showScreen(formOf({ save: change }));
    await user.type(title(), ' in June');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(save());
    await answer(user, 'Updated successfully.');
    expect(sentBy(change)).toMatchObject({ id: 7, version: 1, name: 'Picnic in June', removeFile: false });
    await waitFor(() =>
      expect(go).toHaveBeenCalledWith('/admin-dashboard', {
        state: { saved: { section: 'notices', id: 7 } },
      }),
    );
  });

  it('shows what a rule refuses below the field, leads there, and sends nothing', async () => {
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

  it('shows what the server refuses below the field, and keeps what was typed', async () => {
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

  it('[DATA-5] shows both choices when somebody else was first, and saves mine over theirs', async () => {
    const newer: Notice = { ...NOTICE, version: 2, name: 'Picnic, moved' };
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
    show(formOf({ ...form, item: newer }));
    expect(screen.getByRole('button', { name: 'Load their version' })).toBeDefined();
    expect(title()).toHaveProperty('value', 'Picnic in June');
    await user.click(screen.getByRole('button', { name: 'Keep what I typed' }));
    await user.click(save());
    await waitFor(() => expect(sentBy(change, 1)).toMatchObject({ version: 2, name: 'Picnic in June' }));
  });

  it('[DATA-5] loads theirs when that is chosen', async () => {
    const { user, show } = await showScreen(formOf({}));
    await user.type(title(), ' in June');
    show(formOf({ item: { ...NOTICE, version: 2, name: 'Picnic, moved' } }));
    await user.click(screen.getByRole('button', { name: 'Load their version' }));
    expect(title()).toHaveProperty('value', 'Picnic, moved');
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('shows a newer version at once where nothing was typed', async () => {
    const { show } = await showScreen(formOf({}));
    show(formOf({ item: { ...NOTICE, version: 2, name: 'Picnic, moved' } }));
    expect(title()).toHaveProperty('value', 'Picnic, moved');
    expect(screen.queryByRole('button', { name: 'Load their version' })).toBeNull();
  });

  it('refuses a file of another type beside its button, and sends nothing', async () => {
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
});
