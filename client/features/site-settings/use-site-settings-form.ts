import { useState } from 'react';
import { useNotify } from '../../components/notify.tsx';
import { PATHS } from '../../components/paths.ts';
import { isConflict } from '../../components/refused-field.ts';
import { useGo } from '../../components/use-go.ts';
import { useRefusal } from '../../components/use-refusal.ts';
import { useRulesForm } from '../../components/use-rules-form.ts';
import { useUnsavedWarning } from '../../components/use-unsaved-warning.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  type EditableSiteSettingsFragment,
  useSaveSiteSettingsMutation,
} from './edit-site-settings.generated.ts';

const loadRules = async () => (await import('../../../rules/site-settings.ts')).siteSettingsRules;

/** The settings' form: its values, saving, refusals and the way back. */
export function useSiteSettingsForm(settings: EditableSiteSettingsFragment) {
  const { t } = useTranslation();
  const notify = useNotify();
  const go = useGo();
  // What the editor saw first: a version that arrives later is somebody else's and must not be overwritten.
  const [{ version, ...start }] = useState(settings);
  const { form, submit } = useRulesForm(loadRules, start);
  // Its answer has every field, so all pages show the new texts at once.
  const [saveSettings] = useSaveSiteSettingsMutation();
  const showRefusal = useRefusal(form);
  const [isSaving, setIsSaving] = useState(false);
  const [hasConflict, setHasConflict] = useState(false);
  const allowLeaving = useUnsavedWarning(form.formState.isDirty);

  const onSubmit = submit(async (values) => {
    setIsSaving(true);
    try {
      await saveSettings({ variables: { input: { ...values, version } } });
    } catch (error) {
      setHasConflict(isConflict(error));
      return showRefusal(error);
    } finally {
      setIsSaving(false);
    }
    allowLeaving();
    await notify(t('messages.updatedSuccessfully'));
    await go(PATHS.adminDashboard);
  });

  return { control: form.control, onSubmit, isSaving, hasConflict };
}
