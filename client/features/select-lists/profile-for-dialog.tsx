import { useState } from 'react';
import { GENDERS } from '../../../rules/select-lists.ts';
import { FormRadioGroup } from '../../components/form-radio-group.tsx';
import { FormTextField } from '../../components/form-text-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EntryDialog } from './entry-dialog.tsx';
import type { ProfileForFieldsFragment, ProfileForInput } from './profile-fors.generated.ts';
import { useEntryForm } from './use-entry-form.ts';

const loadRules = async () => (await import('../../../rules/select-lists.ts')).profileForRules;

interface ProfileForDialogProps {
  /** Left out for a new one. */
  profileFor?: ProfileForFieldsFragment;
  save: (input: ProfileForInput) => Promise<unknown>;
  onClose: () => void;
}

/** For whom a profile is made, and the gender it starts with (D67). */
export function ProfileForDialog({ profileFor, save, onClose }: ProfileForDialogProps) {
  const { t } = useTranslation();
  // What the editor saw first: a version that arrives later is somebody else's and must not be overwritten.
  const [seen] = useState(profileFor);
  const start = {
    name: seen?.name ?? '',
    nameGujarati: seen?.nameGujarati ?? '',
    defaultGender: seen?.defaultGender ?? GENDERS.MALE,
    active: seen?.active ?? true,
  };
  const { control, ...form } = useEntryForm(
    loadRules,
    start,
    (values) => save({ ...values, id: seen?.id, version: seen?.version }),
    onClose,
  );
  return (
    <EntryDialog {...form} isNew={!seen} onClose={onClose}>
      <FormTextField control={control} name="name" label={t('selectLists.value')} lang="en" required />
      <FormTextField control={control} name="nameGujarati" label={t('selectLists.valueGujarati')} lang="gu" />
      <FormRadioGroup
        control={control}
        name="defaultGender"
        label={t('selectLists.gender')}
        options={Object.values(GENDERS).map((value) => ({ value, label: t(`selectLists.genders.${value}`) }))}
      />
    </EntryDialog>
  );
}
