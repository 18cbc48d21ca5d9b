import { useAct } from '../../../components/dialogs/use-act.ts';
import { useEditConflict } from '../../../components/form/use-edit-conflict.ts';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useUnsavedWarning } from '../../../components/form/use-unsaved-warning.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { TypedMatrimonialSetting } from './matrimonial-setting-rules.ts';
import {
  type EditableMatrimonialSettingFragment,
  useSaveMatrimonialSettingMutation,
} from './matrimonial-settings.generated.ts';

const loadRules = async () => (await import('./matrimonial-setting-rules.ts')).matrimonialSettingFormRules;

function valuesOf(setting: EditableMatrimonialSettingFragment): TypedMatrimonialSetting {
  const { officeOpensContacts, marksPhotos, lookedAfterBy } = setting;
  return {
    ...{ officeOpensContacts, marksPhotos, lookedAfterBy },
    answerDays: String(setting.answerDays),
    interestsPerDay: String(setting.interestsPerDay),
  };
}

/** The form of the section's settings. @param reload reads them again */
export function useMatrimonialSettings(
  setting: EditableMatrimonialSettingFragment,
  reload: () => Promise<unknown>,
) {
  const { t } = useTranslation();
  const { form, submit } = useRulesForm(loadRules, valuesOf(setting));
  const refuse = useRefusal(form);
  const { act, isBusy } = useAct();
  const hasChanges = form.formState.isDirty;
  const { saveVersion, conflict } = useEditConflict(form, { item: setting, valuesOf, hasChanges });
  useUnsavedWarning(hasChanges);
  const [save] = useSaveMatrimonialSettingMutation();
  const onSubmit = submit((values) =>
    act({
      work: () =>
        saveVersion((version = setting.version) => save({ variables: { input: { ...values, version } } })),
      refuse,
      reload,
      onDone: () => {
        form.reset(form.getValues());
        return reload();
      },
      done: t('messages.updatedSuccessfully'),
    }),
  );
  return { form, onSubmit, isSaving: isBusy, conflict };
}
