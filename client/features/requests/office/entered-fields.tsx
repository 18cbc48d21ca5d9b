import { ENTERED_CHANNELS, RequestKind } from '../../../../rules/request-kinds.ts';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface EnteredFieldsProps {
  /** It came by the form of the site, so when it came and what was written stays. */
  isForm?: boolean;
}

/** The fields of a complaint or request as the office enters or corrects it. */
export function EnteredFields({ isForm = false }: EnteredFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <FormSelectField
        name="kind"
        label={t('requests.office.kind')}
        required
        placeholder={t('form.pleaseSelect')}
        options={Object.values(RequestKind).map((kind) => ({
          value: kind,
          label: t(`requests.office.kinds.${kind}`),
        }))}
      />
      {!isForm && (
        <>
          <FormSelectField
            name="channel"
            label={t('requests.office.channel')}
            required
            options={ENTERED_CHANNELS.map((channel) => ({
              value: channel,
              label: t(`requests.office.channels.${channel}`),
            }))}
          />
          <FormTextField name="receivedOn" type="date" label={t('requests.office.receivedOn')} required />
        </>
      )}
      <FormTextField name="name" label={t('requests.name')} required />
      <FormTextField name="email" type="email" label={t('requests.email')} />
      <FormTextField name="phone" type="tel" label={t('requests.phone')} />
      <FormTextField name="address" label={t('requests.office.address')} rows={2} />
      <FormTextField name="onBehalfOf" label={t('requests.onBehalfOf')} />
      {!isForm && <FormTextField name="about" label={t('requests.about')} required rows={5} />}
    </>
  );
}
