import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { OtherLanguagesFields } from '../../../components/form/other-languages-fields.tsx';
import { StoredPictureField } from '../../../components/office/stored-picture-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type ManagedDonationTypeFieldsFragment,
  useRemoveDonationTypePictureMutation,
  useSaveDonationTypePictureMutation,
} from './managed-donation-types.generated.ts';

const { width, height } = IMAGE_SIZES.fund;

interface DonationTypeTextsProps {
  own: string | undefined;
  others: readonly string[];
}

/** What donors read of a type beside its name. */
export function DonationTypeTexts({ own, others }: DonationTypeTextsProps) {
  const { t } = useTranslation();
  return (
    <>
      <FormTextField
        name="purpose"
        label={t('donations.purpose')}
        hint={t('donations.purposeHint')}
        rows={2}
        lang={own}
      />
      <OtherLanguagesFields name="purpose" label={t('donations.purpose')} languages={others} />
      <FormTextField
        name="effects"
        label={t('donations.effects')}
        hint={t('donations.effectsHint')}
        rows={3}
        lang={own}
      />
      <OtherLanguagesFields name="effects" label={t('donations.effects')} languages={others} rows={3} />
    </>
  );
}

/** The picture of a type that is there already. */
export function DonationTypePicture({ id, file }: Pick<ManagedDonationTypeFieldsFragment, 'id' | 'file'>) {
  const { t } = useTranslation();
  const seenFile = file?.fileName ?? '';
  const [savePicture] = useSaveDonationTypePictureMutation();
  const [removePicture] = useRemoveDonationTypePictureMutation();
  return (
    <StoredPictureField
      label={t('donations.picture')}
      hint={t('donations.pictureHint')}
      shape={width / height}
      stored={file}
      save={(picked) => savePicture({ variables: { id, file: picked, seenFile } })}
      remove={() => removePicture({ variables: { id, seenFile } })}
    />
  );
}
