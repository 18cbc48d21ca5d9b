import { useSettingsForm } from '../../../components/office/use-settings-form.ts';
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
  const [save] = useSaveMatrimonialSettingMutation();
  return useSettingsForm({
    item: setting,
    loadRules,
    valuesOf,
    save: (values, version) => save({ variables: { input: { ...values, version } } }),
    reload,
  });
}
