import { DonorKind } from '../../../../../rules/donors.ts';
import { languageName } from '../../../../../rules/languages.ts';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { FormRadioGroup } from '../../../../components/form/form-radio-group.tsx';
import { FormSelectField } from '../../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useSiteLanguages } from '../../../../i18n/site-languages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { DonorFieldsFragment } from './donors.generated.ts';
import { useDonorForm } from './use-donor-form.ts';

interface DonorDialogProps {
  /** Undefined to add one. */
  donor?: DonorFieldsFragment;
  onClose: () => void;
  onSaved?: (id: number) => void;
  /** Refetches the donor. */
  reload?: () => Promise<unknown>;
}

const nothing = async () => undefined;

/** Adds a donor or changes one. */
export function DonorDialog({ donor, onClose, onSaved, reload = nothing }: DonorDialogProps) {
  const { t, language } = useTranslation();
  const languages = useSiteLanguages();
  const saved = (id: number) => {
    onClose();
    onSaved?.(id);
  };
  const dialog = useDonorForm(donor, saved, reload);
  const kinds = Object.values(DonorKind).map((kind) => ({ value: kind, label: t(`donors.kinds.${kind}`) }));
  return (
    <FormDialog title={t(donor ? 'donors.editTitle' : 'donors.add')} {...dialog} onClose={onClose}>
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
