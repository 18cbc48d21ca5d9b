import { useErrorText } from '../../components/dialogs/message-text.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './gift-aid-offer.module.css';
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
    <section className="card form-card not-printed">
      <h2 className="text-h2">{t('giftAid.own.confirmTitle')}</h2>
      <p className="text-body space-below">{t('giftAid.own.confirmLead')}</p>
      <p className={`text-lines ${styles.wording}`}>{text}</p>
      <BusyButton busy={loading} busyLabel={t('form.saving')} onClick={() => void onClick()}>
        {t('giftAid.own.confirm')}
      </BusyButton>
    </section>
  );
}
