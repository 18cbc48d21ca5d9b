import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { ToldBy } from '../../../../rules/request-kinds.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { FormRadioGroup } from '../../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { RightsRequestDetailsFieldsFragment } from './rights-request.generated.ts';

type Mailable = Pick<RightsRequestDetailsFieldsFragment, 'canMail'>;

/** At first a letter by mail, where that can be sent. */
export function toldAtFirst({ canMail }: Mailable): { toldBy: ToldBy; toldOn: string } {
  return { toldBy: canMail ? ToldBy.MAIL : ToldBy.LETTER, toldOn: currentDay() };
}

interface ToldFieldsProps {
  request: Mailable & Pick<RightsRequestDetailsFieldsFragment, 'email'>;
  onChoice?: (toldBy: string) => void;
}

/** How the person is told, and if not by mail, on which day. */
export function ToldFields({ request: { canMail, email }, onChoice }: ToldFieldsProps) {
  const { t } = useTranslation();
  const isMailed = useWatch({ name: 'toldBy' }) === ToldBy.MAIL;
  const ways = Object.values(ToldBy).filter((way) => way !== ToldBy.MAIL || canMail);
  return (
    <>
      <FormRadioGroup
        name="toldBy"
        label={t('requests.office.toldBy')}
        options={ways.map((way) => ({ value: way, label: t(`requests.office.told.${way}`) }))}
        onChoice={onChoice}
      />
      {isMailed ? (
        <Typography sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('requests.office.mailHint', { email })}
        </Typography>
      ) : (
        <FormTextField name="toldOn" type="date" label={t('requests.office.toldOn')} required />
      )}
    </>
  );
}
