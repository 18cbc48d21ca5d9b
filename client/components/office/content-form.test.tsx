// @vitest-environment happy-dom
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { noticeRules } from '../../../rules/content.ts';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import type { Language } from '../../../rules/languages.ts';
import { SiteLanguagesContext } from '../../i18n/site-languages.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { hasUnsavedChanges } from '../form/use-unsaved-warning.ts';
import { type ContentKind, PICTURE_UPLOAD } from '../list/content-kind.ts';
import { ContentForm } from './content-form.tsx';
import type { EditableItem } from './use-content-form.ts';

const KIND: ContentKind<typeof noticeRules> = {
  loadRules: async () => noticeRules,
  fields: [
    { name: 'name', label: 'content.title', translated: true, required: true },
    { name: 'description', label: 'content.description', translated: true, required: true, rows: 5 },
  ],
  uploads: [PICTURE_UPLOAD],
  pictureSize: { width: 400, height: 300 },
};

type Notice = EditableItem<typeof noticeRules>;

const DESCRIPTION = 'In the park, whatever the weather may be on the day itself, with food for all.';

const NOTICE: Notice = {
  id: 7,
  version: 1,
  name: 'Picnic',
  description: DESCRIPTION,
  textLanguages: { name: 'en', description: 'en' },
  translations: [{ language: 'en', name: 'Picnic', description: DESCRIPTION }],
  fileType: ContentFileType.IMAGE,
  file: null,
};

/** The same notice after somebody else has saved it. */
const NEWER: Notice = {
  ...NOTICE,
  version: 2,
  name: 'Picnic, moved',
  translations: [{ language: 'en', name: 'Picnic, moved', description: DESCRIPTION }],
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

/** Renders the form as on a site that offers these languages. */
function inLanguages(languages: readonly Language[], form: ReactNode) {
  return <SiteLanguagesContext value={languages}>{form}</SiteLanguagesContext>;
}

/** The input of a call of the saving mutation, by default the first. */
const sentBy = (mock: ReturnType<typeof vi.fn>, call = 0) => mock.mock.calls[call]?.[0].variables.input;

describe('ContentForm', () => {
  it('[D34] saves, reports it, and returns to the list, with the row marked', async () => {
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

  it('shows a newer version at once if there is no unsaved input', async () => {
    const { show } = await showScreen(formOf({}));
    show(formOf({ item: NEWER }));
    expect(title()).toHaveProperty('value', 'Picnic, moved');
    expect(screen.queryByRole('button', { name: 'Load their version' })).toBeNull();
  });

  it('[D83] has fields for each language of the site, and sends the texts by language', async () => {
    const change = vi.fn(saved);
    const translated = [...NOTICE.translations, { language: 'gu', name: 'પિકનિક', description: null }];
    const { user } = await showScreen(
      formOf({ item: { ...NOTICE, translations: translated }, save: change }),
    );
    const gujarati = screen.getByRole('textbox', { name: 'Title in Gujarati' });
    expect([gujarati.getAttribute('lang'), (gujarati as HTMLInputElement).value]).toEqual(['gu', 'પિકનિક']);
    await user.type(screen.getByRole('textbox', { name: 'Description in Gujarati' }), 'બાગમાં');
    await user.click(save());
    await answer(user, 'Updated successfully.');
    expect(sentBy(change)).toMatchObject({
      language: 'en',
      name: 'Picnic',
      translations: [{ language: 'gu', name: 'પિકનિક', description: 'બાગમાં' }],
    });
  });

  it('[D83] with one language has no fields for others, except for stored translations', async () => {
    const { show } = await showScreen(inLanguages(['en'], formOf({})));
    expect(screen.queryByRole('textbox', { name: /Title in/ })).toBeNull();
    const translated = [...NOTICE.translations, { language: 'te', name: 'పిక్నిక్' }];
    show(inLanguages(['en'], formOf({ item: { ...NOTICE, id: 8, translations: translated } })));
    expect(screen.getByRole('textbox', { name: 'Title in Telugu' })).toBeDefined();
  });

  it('[D83] has main fields in the first language of the site, whatever the original language', async () => {
    const change = vi.fn(saved);
    const form = formOf({ save: change });
    const { user } = await showScreen(inLanguages(['gu', 'en'], form));
    expect(title()).toHaveProperty('value', '');
    expect(screen.getByRole('textbox', { name: 'Title in English' })).toHaveProperty('value', 'Picnic');
    await user.type(title(), 'પિકનિક');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'બાગમાં');
    await user.click(save());
    await answer(user, 'Updated successfully.');
    expect(sentBy(change)).toMatchObject({
      language: 'gu',
      name: 'પિકનિક',
      translations: [{ language: 'en', name: 'Picnic', description: DESCRIPTION }],
    });
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
});
