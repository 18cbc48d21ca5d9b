import { useState } from 'react';
import { useNotify } from '../../../components/notify.tsx';
import { PATHS } from '../../../components/paths.ts';
import { isConflict } from '../../../components/refused-field.ts';
import { useGo } from '../../../components/use-go.ts';
import { useNewest } from '../../../components/use-newest.ts';
import { useRefusal } from '../../../components/use-refusal.ts';
import { useRulesForm } from '../../../components/use-rules-form.ts';
import { useUnsavedWarning } from '../../../components/use-unsaved-warning.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type EditableSiteSettingsFragment,
  useSaveSiteSettingsMutation,
} from './edit-site-settings.generated.ts';

const loadRules = async () => (await import('../../../../rules/site-settings.ts')).siteSettingsRules;

function valuesOf({ version: _version, ...values }: EditableSiteSettingsFragment) {
  return values;
}

/**
 * The settings' form: its values, saving, refusals and the way back.
 * @param reload reads the settings again
 */
export function useSiteSettingsForm(settings: EditableSiteSettingsFragment, reload: () => Promise<unknown>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const go = useGo();
  const { form, submit } = useRulesForm(loadRules, valuesOf(settings));
  // Its answer has every field, so all pages show the new texts at once.
  const [saveSettings] = useSaveSiteSettingsMutation();
  const showRefusal = useRefusal(form);
  const [isSaving, setIsSaving] = useState(false);
  const hasChanges = form.formState.isDirty;
  const { saveNewest, conflict } = useNewest(form, { item: settings, valuesOf, hasChanges });
  const allowLeaving = useUnsavedWarning(hasChanges);

  const onSubmit = submit(async (values) => {
    setIsSaving(true);
    try {
      await saveNewest((version = settings.version) =>
        saveSettings({ variables: { input: { ...values, version } } }),
      );
    } catch (error) {
      await showRefusal(error);
      if (isConflict(error)) await reload();
      return;
    } finally {
      setIsSaving(false);
    }
    allowLeaving();
    await notify(t('messages.updatedSuccessfully'));
    await go(PATHS.adminDashboard);
  });

  return { control: form.control, onSubmit, isSaving, conflict };
}
