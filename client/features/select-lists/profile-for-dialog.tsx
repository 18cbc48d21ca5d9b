import { GENDERS } from '../../../rules/select-lists.ts';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { FormRadioGroup } from '../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ProfileForFieldsFragment, ProfileForInput } from './profile-fors.generated.ts';
import { useEntryForm } from './use-entry-form.ts';

const loadRules = async () => (await import('../../../rules/select-lists.ts')).profileForRules;

interface ProfileForDialogProps {
  /** Left out for a new one. */
  profileFor?: ProfileForFieldsFragment;
  save: (input: ProfileForInput) => Promise<unknown>;
  onClose: () => void;
  /** Reads the list again. */
  reload: () => Promise<unknown>;
}

function valuesOf(profileFor?: ProfileForFieldsFragment) {
  return {
    name: profileFor?.name ?? '',
    nameGujarati: profileFor?.nameGujarati ?? '',
    defaultGender: profileFor?.defaultGender ?? GENDERS.MALE,
    active: profileFor?.active ?? true,
  };
}

/** For whom a profile is made, and the gender it starts with (D67). */
export function ProfileForDialog({ profileFor, save, onClose, reload }: ProfileForDialogProps) {
  const { t } = useTranslation();
  const { control, ...dialog } = useEntryForm({
    loadRules,
    entry: profileFor,
    valuesOf,
    save: (values, version) => save({ ...values, id: profileFor?.id, version }),
    onSaved: onClose,
    reload,
  });
  return (
    <FormDialog title={t(profileFor ? 'selectLists.edit' : 'selectLists.add')} {...dialog} onClose={onClose}>
      <FormTextField control={control} name="name" label={t('selectLists.value')} lang="en" required />
      <FormTextField control={control} name="nameGujarati" label={t('selectLists.valueGujarati')} lang="gu" />
      <FormRadioGroup
        control={control}
        name="defaultGender"
        label={t('selectLists.gender')}
        options={Object.values(GENDERS).map((value) => ({ value, label: t(`selectLists.genders.${value}`) }))}
      />
    </FormDialog>
  );
}
