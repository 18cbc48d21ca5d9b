import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SITE_TEXTS } from '../../../../rules/site-settings.ts';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { useDraftText } from '../../../components/form/draft-text.ts';
import { isConflict } from '../../../components/form/refused-field.ts';
import {
  otherLanguages,
  translationInput,
  translationValues,
} from '../../../components/form/translated-texts.ts';
import { useEditConflict } from '../../../components/form/use-edit-conflict.ts';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useUnsavedWarning } from '../../../components/form/use-unsaved-warning.ts';
import { PATHS } from '../../../components/page/paths.ts';
import { useAsyncNavigate } from '../../../components/page/use-async-navigate.ts';
import { useViewer } from '../../../graphql/use-viewer.ts';
import { useSiteLanguages } from '../../../i18n/site-languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type EditableSiteSettingsFragment,
  useSaveSiteSettingsMutation,
} from './edit-site-settings.generated.ts';
import { SETTING_GROUPS } from './setting-groups.ts';

const loadRules = async () => (await import('../../../../rules/site-settings.ts')).siteSettingsRules;

const TRANSLATED = SETTING_GROUPS.flatMap(({ settings }) => settings)
  .filter(({ translated }) => translated)
  .map(({ name }) => name as (typeof SITE_TEXTS)[number]);

/** The form's values; what is shown in each language is by language. */
function valuesIn(offered: readonly string[], settings: EditableSiteSettingsFragment) {
  const {
    version: _version,
    language: _language,
    textLanguages: _texts,
    placeIsSet: _set,
    ...values
  } = settings;
  return { ...values, ...translationValues(offered, settings, TRANSLATED), password: '' };
}

/**
 * The settings' form: its values, saving, refusals and the way back.
 * @param reload reads the settings again
 */
export function useSiteSettingsForm(settings: EditableSiteSettingsFragment, reload: () => Promise<unknown>) {
  const { t, language } = useTranslation();
  const notify = useNotify();
  const navigate = useAsyncNavigate();
  const offered = useSiteLanguages();
  const valuesOf = (stored: EditableSiteSettingsFragment) => valuesIn(offered, stored);
  const { form, submit } = useRulesForm(loadRules, valuesOf(settings));
  // Its answer has every field, so all pages show the new texts at once.
  const [saveSettings] = useSaveSiteSettingsMutation();
  const showRefusal = useRefusal(form);
  const [isSaving, setIsSaving] = useState(false);
  const hasChanges = form.formState.isDirty;
  const { saveVersion, conflict } = useEditConflict(form, { item: settings, valuesOf, hasChanges });
  const allowLeaving = useUnsavedWarning(hasChanges);
  const { userId } = useViewer().viewer;
  const kept = useDraftText(form as unknown as UseFormReturn, `${userId} site-settings`);

  const onSubmit = submit(async (values) => {
    setIsSaving(true);
    try {
      await saveVersion((version = settings.version) =>
        saveSettings({ variables: { input: { ...translationInput(offered, values), version }, language } }),
      );
    } catch (error) {
      await showRefusal(error);
      if (isConflict(error)) await reload();
      return;
    } finally {
      setIsSaving(false);
    }
    allowLeaving();
    kept.forget();
    await notify(t('messages.updatedSuccessfully'));
    await navigate(PATHS.officeToday);
  });

  return {
    form,
    onSubmit,
    isSaving,
    conflict,
    /** What was typed here before and not saved. */
    kept,
    languages: otherLanguages(offered, settings),
  };
}
