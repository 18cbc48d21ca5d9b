import { DonorKind } from '../../../../../rules/donors.ts';
import { languageName } from '../../../../../rules/languages.ts';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { FormRadioGroup } from '../../../../components/form/form-radio-group.tsx';
import { FormSelectField } from '../../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../../components/form/use-dialog-form.ts';
import { useSiteLanguages } from '../../../../i18n/site-languages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type DonorFieldsFragment, useSaveDonorMutation } from './donors.generated.ts';

const rules = async () => (await import('../../../../../rules/donors.ts')).donorRules;

const valuesOf = (donor: DonorFieldsFragment | undefined, language: string) => ({
  kind: (donor?.kind ?? DonorKind.PERSON) as DonorKind,
  name: donor?.name ?? '',
  address: donor?.address ?? '',
  postcode: donor?.postcode ?? '',
  email: donor?.email ?? '',
  phone: donor?.phone ?? '',
  note: donor?.note ?? '',
  language: donor?.language ?? language,
});

interface DonorDialogProps {
  /** Undefined to add one. */
  donor?: DonorFieldsFragment;
  onClose: () => void;
  onSaved?: (id: number) => void;
}

/** Adds a donor or changes one. */
export function DonorDialog({ donor, onClose, onSaved }: DonorDialogProps) {
  const { t, language } = useTranslation();
  const languages = useSiteLanguages();
  const [first = 'en'] = languages;
  const [save] = useSaveDonorMutation();
  const dialog = useDialogForm({
    rules,
    values: valuesOf(donor, first),
    edited: { item: donor, valuesOf: (one) => valuesOf(one, first) },
    async save(values, version) {
      const { data } = await save({ variables: { input: { ...values, id: donor?.id, version } } });
      return data?.saveDonor;
    },
    done: (saved) => saved && t('donors.saved', { name: saved.name }),
    onClose,
    onSaved(saved) {
      onClose();
      if (saved) onSaved?.(saved.id);
    },
  });
  const kinds = Object.values(DonorKind).map((kind) => ({ value: kind, label: t(`donors.kinds.${kind}`) }));
  return (
    <FormDialog title={t(donor ? 'donors.editTitle' : 'donors.add')} {...dialog}>
      <FormTextField name="name" label={t('donors.name')} required />
      <FormRadioGroup name="kind" label={t('donors.kindLabel')} options={kinds} />
      <FormTextField name="address" label={t('donors.address')} rows={3} />
      <FormTextField name="postcode" label={t('donors.postcode')} />
      <FormTextField name="email" label={t('donors.email')} hint={t('donors.emailHint')} type="email" />
      <FormTextField name="phone" label={t('donors.phone')} type="tel" />
      <FormSelectField
        name="language"
        label={t('donors.language')}
        options={languages.map((one) => ({ value: one, label: languageName(one, language) }))}
      />
      <FormTextField name="note" label={t('donors.note')} hint={t('donors.noteHint')} rows={3} />
    </FormDialog>
  );
}
