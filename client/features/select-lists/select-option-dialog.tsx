import { MOTHER_TONGUE_GROUPS, type SelectList } from '../../../rules/select-lists.ts';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { FormSelectField } from '../../components/form/form-select-field.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { SelectOptionFieldsFragment, SelectOptionInput } from './select-options.generated.ts';
import { useEntryForm } from './use-entry-form.ts';

interface SelectOptionDialogProps {
  list: SelectList;
  /** Left out for a new one. */
  option?: SelectOptionFieldsFragment;
  save: (input: SelectOptionInput) => Promise<unknown>;
  onClose: () => void;
  /** Reads the list again. */
  reload: () => Promise<unknown>;
}

/** One entry of a select list: in English and Gujarati, a country with its code, a mother tongue in its group. */
export function SelectOptionDialog({ list, option, save, onClose, reload }: SelectOptionDialogProps) {
  const { t } = useTranslation();
  const loadRules = async () => (await import('../../../rules/select-lists.ts')).selectOptionRules(list);
  const isCountryCode = list === 'COUNTRY_CODE';
  const valuesOf = (one?: SelectOptionFieldsFragment) => ({
    value: one?.value ?? '',
    label: one?.label ?? '',
    valueGujarati: one?.valueGujarati ?? '',
    optionGroup: list === 'MOTHER_TONGUE' ? (one?.optionGroup ?? 'WEST') : null,
    active: one?.active ?? true,
  });
  const { control, ...dialog } = useEntryForm({
    loadRules,
    entry: option,
    valuesOf,
    save: (values: object, version) =>
      save({ ...valuesOf(option), ...values, list, id: option?.id, version }),
    onSaved: onClose,
    reload,
  });
  const hint = isCountryCode ? t('selectLists.codeHint') : option && t('selectLists.valueHint');
  const groups = Object.values(MOTHER_TONGUE_GROUPS);
  return (
    <FormDialog title={t(option ? 'selectLists.edit' : 'selectLists.add')} {...dialog} onClose={onClose}>
      <FormTextField
        control={control}
        name="value"
        label={t(isCountryCode ? 'selectLists.code' : 'selectLists.value')}
        hint={option?.isFixed ? t('selectLists.fixedHint') : hint}
        readOnly={option?.isFixed}
        inputMode={isCountryCode ? 'numeric' : undefined}
        lang="en"
        required
      />
      {isCountryCode && (
        <FormTextField control={control} name="label" label={t('selectLists.country')} lang="en" required />
      )}
      <FormTextField
        control={control}
        name="valueGujarati"
        label={t(isCountryCode ? 'selectLists.countryGujarati' : 'selectLists.valueGujarati')}
        lang="gu"
      />
      {list === 'MOTHER_TONGUE' && (
        <FormSelectField
          control={control}
          name="optionGroup"
          label={t('selectLists.group')}
          options={groups.map((value) => ({ value, label: t(`selectLists.groups.${value}`) }))}
          required
        />
      )}
    </FormDialog>
  );
}
