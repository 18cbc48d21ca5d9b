import { GENDERS } from '../../../rules/select-lists.ts';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { FormRadioGroup } from '../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { OtherLanguagesFields } from '../../components/form/other-languages-fields.tsx';
import {
  otherLanguages,
  ownLanguageFirst,
  translationInput,
  translationValues,
} from '../../components/form/translated-texts.ts';
import { useDialogForm } from '../../components/form/use-dialog-form.ts';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ProfileForFieldsFragment, ProfileForInput } from './profile-fors.generated.ts';

const rules = async () => (await import('../../../rules/select-lists.ts')).profileForRules;

interface ProfileForDialogProps {
  /** Undefined to add one. */
  profileFor?: ProfileForFieldsFragment;
  save: (input: ProfileForInput) => Promise<unknown>;
  onClose: () => void;
}

/** Edits whom a profile can be for, and the initial gender of such a profile. */
export function ProfileForDialog({ profileFor, save, onClose }: ProfileForDialogProps) {
  const { t } = useTranslation();
  const languages = ownLanguageFirst(useSiteLanguages(), profileFor);
  const valuesOf = (one?: ProfileForFieldsFragment) => ({
    ...translationValues(languages, one, ['name']),
    defaultGender: one?.defaultGender ?? GENDERS.MALE,
    active: one?.active ?? true,
  });
  const dialog = useDialogForm({
    rules,
    values: valuesOf(profileFor),
    edited: { item: profileFor, valuesOf },
    save: (values, version) => save({ ...translationInput(languages, values), id: profileFor?.id, version }),
    told: t('messages.recordSaved'),
    onClose,
  });
  return (
    <FormDialog title={t(profileFor ? 'selectLists.edit' : 'selectLists.add')} {...dialog}>
      <FormTextField name="name" label={t('selectLists.value')} lang={languages[0]} required />
      <OtherLanguagesFields
        name="name"
        label={t('selectLists.value')}
        languages={otherLanguages(languages, profileFor)}
      />
      <FormRadioGroup
        name="defaultGender"
        label={t('selectLists.gender')}
        options={Object.values(GENDERS).map((value) => ({ value, label: t(`selectLists.genders.${value}`) }))}
      />
    </FormDialog>
  );
}
