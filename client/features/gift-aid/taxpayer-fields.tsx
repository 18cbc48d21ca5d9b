import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { taxpayerRules } from '../../../rules/gift-aid.ts';
import { FormCheckbox } from '../../components/form/form-checkbox.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

type TaxpayerValues = z.input<typeof taxpayerRules>;

interface TaxpayerFieldsProps {
  /** Where in the form they are: nothing, or a name with a point, such as `giftAid.`. */
  within?: string;
  /** Whether they are of whoever fills them in; the office also asks for a title. */
  isOwn?: boolean;
}

/** The name and home of somebody who wants Gift Aid, as the tax office takes them. */
export function TaxpayerFields({ within = '', isOwn = false }: TaxpayerFieldsProps) {
  const { t } = useTranslation();
  const at = (name: keyof TaxpayerValues) => `${within}${name}`;
  const livesAbroad = useWatch({ name: at('livesAbroad') });
  const filledIn = (name: string) => (isOwn ? name : undefined);
  return (
    <>
      {!isOwn && (
        <FormTextField name={at('title')} label={t('giftAid.title')} hint={t('giftAid.titleHint')} />
      )}
      <FormTextField
        name={at('firstName')}
        label={t('giftAid.firstName')}
        hint={t('giftAid.latinHint')}
        required
        autoComplete={filledIn('given-name')}
      />
      <FormTextField
        name={at('lastName')}
        label={t('giftAid.lastName')}
        required
        autoComplete={filledIn('family-name')}
      />
      <FormTextField
        name={at('house')}
        label={t(livesAbroad ? 'giftAid.addressAbroad' : 'giftAid.house')}
        hint={livesAbroad ? undefined : t('giftAid.houseHint')}
        required
      />
      <FormCheckbox name={at('livesAbroad')} label={t('giftAid.livesAbroad')} />
      {!livesAbroad && (
        <FormTextField
          name={at('postcode')}
          label={t('giftAid.postcode')}
          required
          autoComplete={filledIn('postal-code')}
        />
      )}
    </>
  );
}
