import { type BaseSyntheticEvent, useRef } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { ContentState } from '../../../rules/content-state.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useErrorText } from '../dialogs/message-text.ts';
import { useNotify } from '../dialogs/notify.tsx';
import { useDraftText } from '../form/draft-text.ts';
import { isConflict, refusedField } from '../form/refused-field.ts';
import {
  otherLanguages,
  type Translation,
  translationInput,
  translationValues,
} from '../form/translated-texts.ts';
import { useEditConflict } from '../form/use-edit-conflict.ts';
import { type FormRules, useRulesForm } from '../form/use-rules-form.ts';
import { useUnsavedWarning } from '../form/use-unsaved-warning.ts';
import type { ContentField, ContentItem, ContentKind } from '../list/content-kind.ts';
import type { SavedRow } from '../list/saved-row.ts';
import { useAsyncNavigate } from '../page/use-async-navigate.ts';
import { fileNameOf } from './file-name.ts';
import { ADD_ANOTHER } from './save-buttons.tsx';
import { useChosenFile } from './use-chosen-file.ts';
import { useFilmPoster } from './use-film-poster.ts';
import { useOpenLanguage } from './use-open-language.ts';
import { type SaveContext, useSaving } from './use-saving.ts';
import { type SentVisibility, type StoredVisibility, useVisibility } from './use-visibility.ts';

/** An item with its version, its texts in all languages, and the values of the kind's fields. */
export type EditableItem<Rules extends FormRules> = ContentItem & { version: number } & Partial<
    Omit<Record<keyof z.input<Rules>, unknown>, 'translations'>
  > & { translations: readonly Translation[] };

/** The options of the kind's saving mutation. */
interface ContentChange<Rules extends FormRules> {
  variables: {
    /** Id and version are absent for a new item. */
    input: Omit<z.output<Rules>, 'translations'> & {
      id?: number;
      version?: number;
      language: string;
      translations: Translation[];
      removeFile: boolean;
      visibility: SentVisibility;
    };
    file?: File;
    poster?: File;
  };
  context: SaveContext;
}

export interface ContentFormOptions<Rules extends FormRules> {
  kind: ContentKind<Rules>;
  /** The item to change; without one the form creates. */
  item?: EditableItem<Rules>;
  /** Who sees the item when; without one it is published. */
  visibility?: StoredVisibility;
  save: (change: ContentChange<Rules>) => Promise<{ data?: object | null }>;
  /** The language of the texts that are open at first; by default the site's first. */
  openLanguage?: string | null;
  /** Refetches the item. */
  reload: () => Promise<unknown>;
  /** The address to go to after a save. */
  backTo: string;
  /** Opens an empty form, after a save that asked for one. */
  onAddAnother?: () => void;
  /** The section there whose row is then highlighted. */
  section?: string;
}

function startValues<Rules extends FormRules>(
  { fields, uploads, further }: ContentKind<Rules>,
  offered: readonly string[],
  item?: EditableItem<Rules>,
) {
  const stored: Record<string, unknown> = { ...item };
  const translated = fields.filter((field) => field.translated).map(({ name }) => name);
  const values = {
    ...Object.fromEntries(fields.map(({ name }) => [name, stored[name] ?? ''])),
    ...Object.fromEntries(
      Object.entries(further?.values ?? {}).map(([name, value]) => [name, stored[name] ?? value]),
    ),
    ...translationValues(offered, item, translated),
    fileType: item?.fileType ?? uploads[0].fileType,
  };
  return values as DefaultValues<z.input<Rules>>;
}

/** The names of a field's values: its own, and that in each other language. */
function valuesOf({ name, translated }: ContentField<string>, languages: readonly string[]): string[] {
  return [name, ...(translated ? languages.map((language) => `translations.${language}.${name}`) : [])];
}

/** The button that has submitted the form. */
function pressedButton(event: BaseSyntheticEvent): { state: ContentState; addsAnother: boolean } {
  const { submitter } = event.nativeEvent as SubmitEvent;
  const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  const state = Object.values(ContentState).find((each) => each === value) ?? ContentState.PUBLISHED;
  return { state, addsAnother: name === ADD_ANOTHER };
}

/** The id in a mutation's answer, whatever its name. */
function savedId({ data }: { data?: object | null }): number | undefined {
  const [record] = Object.values(data ?? {}) as ({ id: number } | undefined)[];
  return record?.id;
}

/** The logic of a content form: fields, files, saving, refusals and navigating back. */
export function useContentForm<Rules extends FormRules>(options: ContentFormOptions<Rules>) {
  const { kind, item, save, backTo, section, reload } = options;
  const { t } = useTranslation();
  const notify = useNotify();
  const errorText = useErrorText();
  const navigate = useAsyncNavigate();
  const languages = useSiteLanguages();
  const { form, submit } = useRulesForm(kind.loadRules, startValues(kind, languages, item));
  // Untyped from here on: the kind's declaration has checked the field names against its rules.
  const { control, getValues, setValue, setError, formState } = form as unknown as UseFormReturn;
  const fileType: ContentFileType = useWatch({ control, name: 'fileType' });
  const upload = kind.uploads.find((one) => one.fileType === fileType) ?? kind.uploads[0];

  const others = otherLanguages(languages, item);
  const translated = kind.fields.filter((field) => field.translated).map(({ name }) => name);
  const openLanguage = useOpenLanguage([languages[0]!, ...others], translated, options.openLanguage);
  const chosen = useChosenFile(upload, item);
  const poster = useFilmPoster(chosen.validFileOf(ContentFileType.VIDEO));
  const texts = useRef(new Map<string, string>());
  const { isSaving, progress, run } = useSaving();
  const visibility = useVisibility(options.visibility);
  const hasChanges = formState.isDirty || chosen.isChanged || visibility.isChanged;
  /** What the pressed button says: the state that it gives the item, and whether an empty form follows. */
  const pressed = useRef<{ state: ContentState; addsAnother: boolean }>(undefined);
  const { saveVersion, conflict } = useEditConflict(form as unknown as UseFormReturn, {
    item,
    valuesOf: (newest) => startValues(kind, languages, newest) as FieldValues,
    comparedBy: ({ version: _version, ...rest }) => rest,
    hasChanges,
    onLoaded: chosen.reset,
  });
  const allowLeaving = useUnsavedWarning(hasChanges);
  const { userId } = useViewer().viewer;
  const kept = useDraftText(form as unknown as UseFormReturn, `${userId} ${section} ${item?.id ?? 0}`);

  const pick = (file: File | undefined, original?: File) => {
    chosen.pick(file, original);
    if (!kind.namedByFile) return;
    setValue('name', file ? fileNameOf(file) : (item?.name ?? ''), { shouldDirty: true });
  };

  const chooseFileType = (next: string) => {
    // A hidden field must be neither sent nor validated; its text is restored when it is shown again.
    for (const field of kind.fields as readonly ContentField<string>[])
      for (const name of valuesOf(field, others)) {
        if (field.onlyFor === fileType) {
          texts.current.set(name, getValues(name));
          setValue(name, '');
        }
        if (field.onlyFor === next && texts.current.has(name))
          setValue(name, texts.current.get(name), { shouldDirty: true });
      }
  };

  const showRefusal = async (error: unknown) => {
    const refused = refusedField(error, chosen.file && 'file');
    if (refused?.field === 'file') chosen.setError(refused.messageKey);
    else if (refused?.field === 'poster') poster.setError(refused.messageKey);
    else if (refused) {
      setError(refused.field, { message: refused.messageKey });
      openLanguage.openRefused(refused.field);
    }
    await notify(errorText(error));
    if (isConflict(error)) await reload();
    if (refused?.field === 'file') chosen.button.current?.focus();
  };

  const saveValues = submit(async (values) => {
    const fileProblem = chosen.check();
    const sendsPoster = upload.sort === 'film' && chosen.file;
    const problem = fileProblem ?? (sendsPoster && poster.error);
    if (problem) {
      await notify(t(`messages.${problem}`));
      return (fileProblem ? chosen : poster).button.current?.focus();
    }
    if (visibility.isWrong) return notify(t('messages.shownUntilBeforeFrom'));
    const { state, addsAnother } = pressed.current!;
    const removeFile = chosen.isRemoved || chosen.removesStoredFilm;
    const own = translationInput(languages, values);
    let id = item?.id;
    try {
      const isSaved = await run(async (context) => {
        const readyPoster = sendsPoster ? await poster.ready() : undefined;
        const answer = await saveVersion((version) => {
          const input = { ...own, id: item?.id, version, removeFile, visibility: visibility.sent(state) };
          return save({ variables: { input, file: chosen.file, poster: readyPoster }, context });
        });
        id ??= savedId(answer);
      });
      if (!isSaved) return;
    } catch (error) {
      return showRefusal(error);
    }
    allowLeaving();
    kept.forget();
    await notify(t(`messages.${kind.savedMessage ?? 'updatedSuccessfully'}`));
    if (addsAnother) return options.onAddAnother?.();
    await navigate(backTo, { state: section && id && { saved: { section, id } satisfies SavedRow } });
  }, openLanguage.openRefused);

  return {
    form,
    onSubmit: (event: BaseSyntheticEvent) => {
      // The file's error is shown too, even if a text is the first to fail.
      chosen.check();
      pressed.current = pressedButton(event);
      return saveValues(event);
    },
    item,
    /** The languages of the texts, and which of them is open. */
    languages: openLanguage,
    upload,
    chooseFileType,
    chosen: { ...chosen, pick },
    poster,
    visibility,
    isSaving,
    conflict,
    /** What was typed here before and not saved. */
    kept,
    /** From 0 to 1 while a file is being sent. */
    progress: isSaving && chosen.file ? (progress ?? 0) : undefined,
  };
}
