import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { NotifiedBy } from '../../../../rules/request-kinds.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { FormRadioGroup } from '../../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { RightsRequestDetailsFieldsFragment } from './rights-request.generated.ts';

type Mailable = Pick<RightsRequestDetailsFieldsFragment, 'canMail'>;

/** At first a letter by mail, where that can be sent. */
export function notifiedAtFirst({ canMail }: Mailable): { notifiedBy: NotifiedBy; notifiedOn: string } {
  return { notifiedBy: canMail ? NotifiedBy.MAIL : NotifiedBy.LETTER, notifiedOn: currentDay() };
}

interface NotifiedFieldsProps {
  request: Mailable & Pick<RightsRequestDetailsFieldsFragment, 'email'>;
  onChoice?: (notifiedBy: string) => void;
}

/** How the person is told, and if not by mail, on which day. */
export function NotifiedFields({ request: { canMail, email }, onChoice }: NotifiedFieldsProps) {
  const { t } = useTranslation();
  const isMailed = useWatch({ name: 'notifiedBy' }) === NotifiedBy.MAIL;
  const ways = Object.values(NotifiedBy).filter((way) => way !== NotifiedBy.MAIL || canMail);
  return (
    <>
      <FormRadioGroup
        name="notifiedBy"
        label={t('requests.office.notifiedBy')}
        options={ways.map((way) => ({ value: way, label: t(`requests.office.notified.${way}`) }))}
        onChoice={onChoice}
      />
      {isMailed ? (
        <Typography sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('requests.office.mailHint', { email })}
        </Typography>
      ) : (
        <FormTextField name="notifiedOn" type="date" label={t('requests.office.notifiedOn')} required />
      )}
    </>
  );
}
