import { FormProvider, useWatch } from 'react-hook-form';
import { DraftNotice } from '../../components/form/draft-notice.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { WithoutScripts } from '../../components/page/without-scripts.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Fund } from './fund.ts';
import { FundWords } from './fund-words.tsx';
import { GiftFields } from './gift-fields.tsx';
import type { GivingSettingsFragment } from './give.generated.ts';
import styles from './give.module.css';
import { GiveAside } from './give-aside.tsx';
import { PayNow } from './pay-now.tsx';
import { useDonationForm } from './use-donation-form.ts';

interface DonationFormProps {
  type: Fund;
  settings: GivingSettingsFragment;
  start: Parameters<typeof useDonationForm>[1];
}

/** The form for one type, for who is signed in: amount, name, phone, e-mail and message. */
export function DonationForm({ type, settings, start }: DonationFormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, draft } = useDonationForm(type, start);
  const amount = useWatch({ control: form.control, name: 'amount' });
  return (
    <div className={styles.columns}>
      <FormProvider {...form}>
        <form method="post" noValidate onSubmit={onSubmit} className="card form-card">
          <p className="text-small text-soft space-below">{t('form.requiredHint')}</p>
          <WithoutScripts>{t('form.needsScripts')}</WithoutScripts>
          <GiftFields funds={[type]} suggestedAmounts={settings.suggestedAmounts} asksPhone />
          <p className="text-small text-soft space-below">{t('donations.howItGoes')}</p>
          <div className={styles.acts}>
            <SendButton busy={isSending} busyLabel={t('donations.sending')} className="button-tall">
              {t('donations.donateNow')}
            </SendButton>
            <PayNow />
          </div>
          <DraftNotice draft={draft} />
        </form>
      </FormProvider>
      <div className={styles.aside}>
        <FundWords fund={type} amount={amount} />
        <GiveAside settings={settings} />
      </div>
    </div>
  );
}
