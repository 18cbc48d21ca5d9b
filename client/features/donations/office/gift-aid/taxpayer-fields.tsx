import { type Control, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { taxpayerRules } from '../../../../../rules/gift-aid.ts';
import { FormCheckbox } from '../../../../components/form/form-checkbox.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';

type TaxpayerValues = z.input<typeof taxpayerRules>;

/** The name and home of somebody who wants Gift Aid, as the tax office takes them. */
export function TaxpayerFields({ control }: { control: Control<TaxpayerValues> }) {
  const { t } = useTranslation();
  const livesAbroad = useWatch({ control, name: 'livesAbroad' });
  return (
    <>
      <FormTextField
        control={control}
        name="title"
        label={t('giftAid.title')}
        hint={t('giftAid.titleHint')}
      />
      <FormTextField
        control={control}
        name="firstName"
        label={t('giftAid.firstName')}
        hint={t('giftAid.latinHint')}
        required
      />
      <FormTextField control={control} name="lastName" label={t('giftAid.lastName')} required />
      <FormTextField
        control={control}
        name="house"
        label={t(livesAbroad ? 'giftAid.addressAbroad' : 'giftAid.house')}
        hint={livesAbroad ? undefined : t('giftAid.houseHint')}
        required
      />
      <FormCheckbox control={control} name="livesAbroad" label={t('giftAid.livesAbroad')} />
      {!livesAbroad && (
        <FormTextField control={control} name="postcode" label={t('donors.postcode')} required />
      )}
    </>
  );
}
