import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FormProvider, useWatch } from 'react-hook-form';
import { DraftNotice } from '../../components/form/draft-notice.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
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
        <Card component="form" method="post" noValidate onSubmit={onSubmit} sx={{ p: { xs: 2.5, sm: 4 } }}>
          <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
            {t('form.requiredHint')}
          </Typography>
          <noscript>
            <Typography sx={{ mb: 3 }}>{t('donations.needsScripts')}</Typography>
          </noscript>
          <GiftFields funds={[type]} suggestedAmounts={settings.suggestedAmounts} asksPhone />
          <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
            {t('donations.howItGoes')}
          </Typography>
          <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 2 }}>
            <SendButton busy={isSending} busyLabel={t('donations.sending')} sx={{ minHeight: 52 }}>
              {t('donations.donateNow')}
            </SendButton>
            <PayNow sx={{ minHeight: 52 }} />
          </Box>
          <DraftNotice draft={draft} />
        </Card>
      </FormProvider>
      <div className={styles.aside}>
        <FundWords fund={type} amount={amount} />
        <GiveAside settings={settings} />
      </div>
    </div>
  );
}
