import { useAct } from '../../components/dialogs/use-act.ts';
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
  const { act, isBusy } = useAct();
  const [confirm] = useConfirmGiftAidMutation({ variables: { token } });
  const confirmAll = () =>
    act({
      work: () => confirm(),
      told: ({ data }) => t(data?.confirmGiftAid ? 'giftAid.own.confirmed' : 'messages.changedByAnother'),
    });
  return (
    <section className="card form-card not-printed">
      <h2 className="text-h2">{t('giftAid.own.confirmTitle')}</h2>
      <p className="text-body space-below">{t('giftAid.own.confirmLead')}</p>
      <p className={`text-lines ${styles.wording}`}>{text}</p>
      <BusyButton busy={isBusy} busyLabel={t('form.saving')} onClick={() => void confirmAll()}>
        {t('giftAid.own.confirm')}
      </BusyButton>
    </section>
  );
}
