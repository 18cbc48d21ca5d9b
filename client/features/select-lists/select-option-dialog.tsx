import { MOTHER_TONGUE_GROUPS, type SelectList } from '../../../rules/select-lists.ts';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { FormSelectField } from '../../components/form/form-select-field.tsx';
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
import type { SelectOptionFieldsFragment, SelectOptionInput } from './select-options.generated.ts';

interface SelectOptionDialogProps {
  list: SelectList;
  /** Undefined to add one. */
  option?: SelectOptionFieldsFragment;
  save: (input: SelectOptionInput) => Promise<unknown>;
  onClose: () => void;
}

/** Edits an entry in the site's languages; a country also has its code, a mother tongue its group. */
export function SelectOptionDialog({ list, option, save, onClose }: SelectOptionDialogProps) {
  const { t } = useTranslation();
  const isCountryCode = list === 'COUNTRY_CODE';
  const offered = useSiteLanguages();
  const languages = ownLanguageFirst(offered, option);
  const valuesOf = (one?: SelectOptionFieldsFragment) => ({
    ...translationValues(languages, one, ['label']),
    value: one?.value ?? '',
    optionGroup: list === 'MOTHER_TONGUE' ? (one?.optionGroup ?? 'WEST') : null,
    active: one?.active ?? true,
  });
  const dialog = useDialogForm({
    rules: async () => (await import('../../../rules/select-lists.ts')).selectOptionRules(list),
    values: valuesOf(option),
    edited: { item: option, valuesOf },
    save(values, version) {
      const { language: _own, ...input } = translationInput(languages, values);
      return save({ ...input, list, id: option?.id, version });
    },
    told: t('messages.recordSaved'),
    onClose,
  });
  const hint = isCountryCode ? t('selectLists.codeHint') : option && t('selectLists.valueHint');
  const groups = Object.values(MOTHER_TONGUE_GROUPS);
  return (
    <FormDialog title={t(option ? 'selectLists.edit' : 'selectLists.add')} {...dialog}>
      <FormTextField
        name="value"
        label={t(isCountryCode ? 'selectLists.code' : 'selectLists.value')}
        hint={option?.isFixed ? t('selectLists.fixedHint') : hint}
        readOnly={option?.isFixed}
        inputMode={isCountryCode ? 'numeric' : undefined}
        lang={languages[0]}
        required
      />
      {isCountryCode && (
        <FormTextField name="label" label={t('selectLists.country')} lang={languages[0]} required />
      )}
      <OtherLanguagesFields
        name="label"
        label={t(isCountryCode ? 'selectLists.country' : 'selectLists.value')}
        languages={otherLanguages(languages, option)}
      />
      {list === 'MOTHER_TONGUE' && (
        <FormSelectField
          name="optionGroup"
          label={t('selectLists.group')}
          options={groups.map((value) => ({ value, label: t(`selectLists.groups.${value}`) }))}
          required
        />
      )}
    </FormDialog>
  );
}
