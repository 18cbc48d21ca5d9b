import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { vi } from 'vitest';
import { noticeRules } from '../../../rules/content.ts';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import type { Language } from '../../../rules/languages.ts';
import { SiteLanguagesContext } from '../../i18n/site-languages.ts';
import { type ContentKind, PICTURE_DESCRIPTION, PICTURE_UPLOAD } from '../list/content-kind.ts';
import { ContentForm } from './content-form.tsx';
import type { EditableItem } from './use-content-form.ts';
import type { StoredVisibility } from './use-visibility.ts';

const KIND: ContentKind<typeof noticeRules> = {
  loadRules: async () => noticeRules,
  fields: [
    { name: 'name', label: 'content.title', translated: true, required: true },
    { name: 'description', label: 'content.description', translated: true, required: true, rows: 5 },
    PICTURE_DESCRIPTION,
  ],
  uploads: [PICTURE_UPLOAD],
  pictureSize: { width: 400, height: 300 },
};

type Notice = EditableItem<typeof noticeRules>;

export const DESCRIPTION = 'In the park, whatever the weather may be on the day itself, with food for all.';

export const NOTICE: Notice = {
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
export const NEWER: Notice = {
  ...NOTICE,
  version: 2,
  name: 'Picnic, moved',
  translations: [{ language: 'en', name: 'Picnic, moved', description: DESCRIPTION }],
};

export const title = () => screen.getByRole('textbox', { name: 'Title' });
export const save = () => screen.getByRole('button', { name: 'Save' });
export const tab = (language: RegExp) => screen.getByRole('tab', { name: language });
export const GUJARATI = /ગુજરાતી/;

export function refusal(extensions: object) {
  return new CombinedGraphQLErrors({ errors: [{ message: 'Refused', extensions: { ...extensions } }] });
}

interface Form {
  /** Null for a new one. */
  item?: Notice | null;
  visibility?: StoredVisibility;
  save?: (change: { variables: object }) => Promise<{ data?: object | null }>;
  reload?: () => Promise<unknown>;
}

export const saved = async () => ({ data: { saveNotice: { id: 7 } } });

export function formOf({ item = NOTICE, visibility, save = saved, reload = async () => undefined }: Form) {
  return (
    <ContentForm
      kind={KIND}
      item={item ?? undefined}
      visibility={visibility}
      save={save}
      reload={reload}
      backTo="/admin-dashboard"
      section="notices"
    />
  );
}

/** Renders the form as on a site that offers these languages. */
export function inLanguages(languages: readonly Language[], form: ReactNode) {
  return <SiteLanguagesContext value={languages}>{form}</SiteLanguagesContext>;
}

/** The input of a call of the saving mutation, by default the first. */
export const sentBy = (mock: ReturnType<typeof vi.fn>, call = 0) =>
  mock.mock.calls[call]?.[0].variables.input;
