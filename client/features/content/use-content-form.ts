import { useEffect, useRef, useState } from 'react';
import { type Control, type DefaultValues, type FieldPath, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import type { ContentFileType } from '../../../rules/content-file-type.ts';
import { useErrorText } from '../../components/message-text.ts';
import { useNotify } from '../../components/notify.tsx';
import { isConflict, refusedField } from '../../components/refused-field.ts';
import { type FormRules, useRulesForm } from '../../components/use-rules-form.ts';
import { useUnsavedWarning } from '../../components/use-unsaved-warning.ts';
import type { ContentItem, ContentKind } from './content-kind.ts';
import { useChosenFile } from './use-chosen-file.ts';

/** An item as its form needs it: with the values of the kind's fields and the version they belong to. */
export type EditableItem<Rules extends FormRules> = ContentItem & { version: number } & Partial<
    Record<keyof z.input<Rules>, unknown>
  >;

/** What a form hands over to be saved. */
interface ContentChange<Rules extends FormRules> {
  values: z.output<Rules>;
  /** Both absent for a new item. */
  id?: number;
  version?: number;
  file?: File;
  /** Wants to know what part of the file has been sent, from 0 to 1. */
  onUploadProgress: (fraction: number) => void;
  /** Aborted when the editor leaves. */
  signal: AbortSignal;
}

export interface ContentFormOptions<Rules extends FormRules> {
  kind: ContentKind<Rules>;
  /** The item to change; without one the form creates. */
  item?: EditableItem<Rules>;
  save: (change: ContentChange<Rules>) => Promise<unknown>;
  /** Where a save leads (D34). */
  backTo: string;
}

function startValues<Rules extends FormRules>(
  { fields, uploads }: ContentKind<Rules>,
  item?: EditableItem<Rules>,
) {
  const texts = fields.map(({ name }) => [name, item?.[name] ?? '']);
  const values = { ...Object.fromEntries(texts), fileType: item?.fileType ?? uploads[0].fileType };
  return values as DefaultValues<z.input<Rules>>;
}

/** Everything a content form does: its fields, its file, saving, refusals and the way back. */
export function useContentForm<Rules extends FormRules>(options: ContentFormOptions<Rules>) {
  const { kind, save, backTo } = options;
  const { t } = useTranslation();
  const notify = useNotify();
  const errorText = useErrorText();
  const navigate = useNavigate();
  // What the editor saw first: a version that arrives later is somebody else's and must not be overwritten.
  const [item] = useState(options.item);
  const { form, submit } = useRulesForm(kind.rules, startValues(kind, item));
  // From here on fields go by the names that the kind declares, checked against its rules there.
  const control = form.control as unknown as Control;
  const fileType: ContentFileType = useWatch({ control, name: 'fileType' });
  const upload = kind.uploads.find((one) => one.fileType === fileType) ?? kind.uploads[0];

  const chosen = useChosenFile(upload, item);
  const [progress, setProgress] = useState<number>();
  const [isSaving, setIsSaving] = useState(false);
  const [hasConflict, setHasConflict] = useState(false);
  const allowLeaving = useUnsavedWarning(form.formState.isDirty || chosen.file !== undefined);

  // Whoever leaves while a file is on its way has agreed not to save.
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const showRefusal = (error: unknown) => {
    const refused = refusedField(error, chosen.file && 'file');
    if (refused?.field === 'file') chosen.setError(refused.messageKey);
    else if (refused)
      form.setError(refused.field as FieldPath<z.input<Rules>>, { message: refused.messageKey });
    setHasConflict(isConflict(error));
    return notify(errorText(error));
  };

  const onSubmit = submit(async (values) => {
    const problem = chosen.check();
    if (problem) return notify(t(`messages.${problem}`));
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const change = { values, id: item?.id, version: item?.version, file: chosen.file };
    setIsSaving(true);
    try {
      await save({ ...change, onUploadProgress: setProgress, signal });
    } catch (error) {
      return signal.aborted ? undefined : showRefusal(error);
    } finally {
      setIsSaving(false);
      setProgress(undefined);
    }
    if (signal.aborted) return;
    allowLeaving();
    await notify(t('messages.updatedSuccessfully'));
    await navigate(backTo);
  });

  return {
    control,
    onSubmit,
    item,
    upload,
    chosen,
    isSaving,
    hasConflict,
    /** From 0 to 1 while a file is being sent. */
    progress: isSaving && chosen.file ? (progress ?? 0) : undefined,
  };
}
