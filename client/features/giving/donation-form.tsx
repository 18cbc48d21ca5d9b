import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FormProvider, useWatch } from 'react-hook-form';
import { exampleAmount, parsePence } from '../../../rules/money.ts';
import { DraftNotice } from '../../components/form/draft-notice.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { useCurrencySign } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PayNow } from './pay-now.tsx';
import { useDonationForm } from './use-donation-form.ts';

/** Loaded once there is an amount. */
const GiftAidTick = lazyPart(async () => (await import('../gift-aid/gift-aid-tick.tsx')).GiftAidTick);

interface DonationFormProps {
  type: Parameters<typeof useDonationForm>[0];
  start: Parameters<typeof useDonationForm>[1];
}

/** Amount, name, phone, e-mail and message; a fixed fee cannot be changed. */
export function DonationForm({ type, start }: DonationFormProps) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  const { form, onSubmit, isSending, draft } = useDonationForm(type, start);
  const amount = useWatch({ control: form.control, name: 'amount' });
  const isHydrated = useHydrated();
  const isFixed = type.feePence !== null;
  return (
    <FormProvider {...form}>
      <Card component="form" method="post" noValidate onSubmit={onSubmit} sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
          {t('form.requiredHint')}
        </Typography>
        <noscript>
          <Typography sx={{ mb: 3 }}>{t('donations.needsScripts')}</Typography>
        </noscript>
        <FormTextField
          name="amount"
          label={t('donations.amount', { sign })}
          hint={
            isFixed ? t('donations.fixedFeeHint') : t('donations.amountHint', { example: exampleAmount() })
          }
          required
          readOnly={isFixed}
          inputMode="decimal"
        />
        <FormTextField name="donorName" label={t('donations.name')} required autoComplete="name" />
        <FormTextField name="phone" label={t('donations.phone')} required type="tel" autoComplete="tel" />
        <FormTextField name="email" label={t('donations.email')} required type="email" autoComplete="email" />
        <FormTextField name="message" label={t('donations.message')} rows={3} />
        {isHydrated && Boolean(parsePence(amount)) && <GiftAidTick />}
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
  );
}
