import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useErrorText } from '../../components/dialogs/message-text.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirmGiftAidMutation } from './own-gift-aid.generated.ts';

interface ConfirmGiftAidProps {
  /** Of the private link that came by letter. */
  token: string;
  /** What was declared. */
  text: string;
}

/** Asks whoever got the letter whether what was declared with the gift is for their other gifts too. */
export function ConfirmGiftAid({ token, text }: ConfirmGiftAidProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const errorText = useErrorText();
  const [confirm, { loading }] = useConfirmGiftAidMutation({ variables: { token } });
  const onClick = async () => {
    let said: string;
    try {
      const { data } = await confirm();
      said = t(data?.confirmGiftAid ? 'giftAid.own.confirmed' : 'messages.changedByAnother');
    } catch (error) {
      said = errorText(error);
    }
    await notify(said);
  };
  return (
    <Card component="section" sx={{ p: { xs: 2.5, sm: 4 }, displayPrint: 'none' }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('giftAid.own.confirmTitle')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t('giftAid.own.confirmLead')}</Typography>
      <Typography sx={{ mb: 2, whiteSpace: 'pre-line', pl: 2, borderLeft: 3, borderColor: 'divider' }}>
        {text}
      </Typography>
      <BusyButton busy={loading} busyLabel={t('form.saving')} onClick={() => void onClick()}>
        {t('giftAid.own.confirm')}
      </BusyButton>
    </Card>
  );
}
